import { drawing, isDrawn, type LiveRemote, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
beforeEach(async () => {
  const loaderLimits = { drawnWithinMs: 60_000, threads: 1 };
  // Each page here is to be drawn.
  site = await loaderSite({ loaderLimits, keptBytes: 0 });
});
afterEach(() => site.close());

const bad = (loader: string, rest = ''): LiveRemote => ({
  name: 'mf-bad',
  ...drawing(
    `return jsx('h1', { children: 'drawn' });`,
    `loader: async () => { ${loader} }, ${rest}`,
    '',
    '/bad',
  ),
});
const told = () => site.logged.map(({ msg, remote, err }) => ({ msg, remote, err }));
const failed = (err: string) => [
  { msg: 'a page loader failed', remote: 'mf-bad', err: expect.stringContaining(err) },
];

test('a page that asks the API without end reaches it a hundred times, and that is told', async () => {
  let asked = 0;
  site.api.answer('/x', (_request, response) => {
    asked += 1;
    response.end('{}');
  });
  await site.live([
    bad(`await Promise.all(Array.from({ length: 5000 }, () => fetch('/api/x').catch(() => 0)));`),
  ]);
  await site.get('/bad');
  expect(asked).toBe(100);
  expect(told()).toEqual(failed('asks the API 100 times at most'));
});

test('bodies that are larger than any question do not leave the thread, and that is told', async () => {
  const bodies: string[] = [];
  site.api.answer('/x', async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    bodies.push(body);
    response.end('{}');
  });
  await site.live([
    bad(`
      const say = (length) => fetch('/api/x', { method: 'POST', body: JSON.stringify('x'.repeat(length)) }).catch(() => 0);
      await say(9e6); await say(10);
    `),
  ]);
  await site.get('/bad');
  expect(bodies).toEqual([]);
  expect(told()).toEqual(failed('200000 characters to the API at most'));
});

test.each(['PUT', 'DELETE', 'HEAD', 'post'])('a page cannot ask the API to %s', async (method) => {
  let asked = 0;
  site.api.answer('/x', (_request, response) => {
    asked += 1;
    response.end('{}');
  });
  await site.live([bad(`await fetch('/api/x', { method: '${method}' });`)]);
  await site.get('/bad');
  expect(asked).toBe(0);
  expect(told()).toEqual(failed(`The API knows no ${method}`));
});

test('who takes packed answers is given them, and nobody else', async () => {
  const accepted: unknown[] = [];
  site.api.answer('/x', ({ headers }, response) => {
    accepted.push(headers.accept);
    response.end('{}');
  });
  const ask = (init: string) => `await fetch('/api/x', ${init});`;
  const accepting = (type: string) => ask(`{ headers: { accept: '${type}' } }`);
  const [packed, packedAsBefore] = ['rows', 'packed'].map((form) => `application/json;profile=${form}`);
  await site.live([
    bad(accepting(`${packed}`) + accepting(`${packedAsBefore}`) + accepting('text/html') + ask('{}')),
  ]);
  await site.get('/bad');
  const plain = 'application/json';
  expect(accepted).toEqual([packed, plain, plain, plain]);
});

test('a title that is larger than any page makes a skeleton', async () => {
  await site.live([bad('', `meta: () => ({ title: 't'.repeat(3e6), description: '' }),`)]);
  const { body } = await site.get('/bad');
  expect(isDrawn(body)).toBe(false);
  expect(body.length).toBeLessThan(1e6);
  expect(told()).toEqual(failed('more than 2000000 characters'));
});

test('nobody is led on to an address that is longer than browsers take', async () => {
  await site.live([
    bad(`throw Object.assign(new Error(), { name: 'LoaderExit', href: '/' + 'x'.repeat(9000) });`),
  ]);
  const { statusCode, headers } = await site.get('/bad');
  expect(statusCode).toBe(200);
  expect(headers.location).toBeUndefined();
  expect(told()).toEqual(failed('more than 8000 characters'));
});

test('what a page says as it fails is told as far as anybody reads it', async () => {
  await site.live([bad(`throw 'x'.repeat(1e6);`)]);
  await site.get('/bad');
  expect(String(site.logged[0]?.err)).toHaveLength(2000);
});
