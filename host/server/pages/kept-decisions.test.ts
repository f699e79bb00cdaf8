import type { WebEdgeOptions } from '../edge.ts';
import { askingPage as asking, BEFORE, countedOn } from '../testing/counted-page.ts';
import {
  drawing,
  isDrawn,
  type LiveRemote,
  type LoaderSite,
  loaderSite,
  rootOf,
} from '../testing/loader-site.ts';

let site: LoaderSite;
afterEach(() => site.close());
const start = async (loaderLimits: WebEdgeOptions['loaderLimits'] = {}) => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000, threads: 1, ...loaderLimits } });
};
const { answers, get, timesFor } = countedOn(() => site);
const PUBLIC = 'public, max-age=60';
const asked = () => site.api.seen.filter(({ url }) => url === '/x').length;

/** A page whose loader asks, and then leaves by this. */
const leaving = (how: string): LiveRemote => ({
  ...drawing(
    `return jsx('h1', { children: 'stays' });`,
    `loader: async (context) => { await ask(context); throw Object.assign(new Error(), { name: 'LoaderExit', ${how} }); },`,
    BEFORE,
  ),
  decides: true,
});
const elsewhere = leaving(`href: '/elsewhere'`);

test('a page whose loader decides is drawn once for all, and waited for each time it is drawn', async () => {
  await start({ headMs: 1 });
  answers('/x', PUBLIC);
  await site.live([{ ...asking, decides: true }]);
  expect(await timesFor([], [], [])).toBe(1);
  expect(asked()).toBe(1);
});

test('ten who ask at once for what has moved are led there by one question, and so is who comes later', async () => {
  await start({ headMs: 1 });
  answers('/x', PUBLIC);
  await site.live([elsewhere]);
  const all = await Promise.all(Array.from({ length: 10 }, () => get()));
  for (const { statusCode, headers } of [...all, await get()])
    expect([statusCode, headers.location]).toEqual([302, '/elsewhere']);
  expect(asked()).toBe(1);
});

test.each([
  ['not-found', '', 404, 'Página no encontrada'],
  ['gone', ', gone: true', 410, 'Esta página ya no está'],
])('that something is %s is drawn in words, and kept with its status', async (kind, how, status, title) => {
  await start();
  answers('/x', PUBLIC);
  await site.live([leaving(`href: undefined${how}`)]);
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, body } = await get();
    expect(statusCode).toBe(status);
    expect(rootOf(body)).toContain(`>${title}</h1>`);
    expect(body).toContain(`data-drawn="${kind}"`);
    expect(body).toContain(`<title>${title} · Alisio</title>`);
    expect(body).toContain('content="noindex"');
  }
  expect(asked()).toBe(1);
  const { statusCode, headers } = await get('/a/b', { accept: 'application/json' });
  expect([statusCode, headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
  expect(rootOf((await get('/a/b', { cookie: 'locale=en' })).body)).not.toContain(title);
});

test('what leads one visitor elsewhere by what is theirs leads nobody else there', async () => {
  await start();
  answers('/x', 'private, max-age=60');
  await site.live([elsewhere]);
  await Promise.all(Array.from({ length: 3 }, () => get()));
  await get();
  expect(asked()).toBe(4);
});

test('that there is nothing is known for as long as the API says, and no longer', async () => {
  await start();
  let isThere = false;
  site.api.answer('/x', (_request, response) => {
    response.setHeader('cache-control', isThere ? PUBLIC : 'public, max-age=0');
    response.writeHead(isThere ? 200 : 404).end('1');
  });
  const decided = `loader: async (context) => {
    await ask(context);
    if (queryClientOf(context.scope).getQueryData(['/x']) === undefined)
      throw Object.assign(new Error(), { name: 'LoaderExit', href: undefined });
  },`;
  await site.live([
    { ...drawing(`return jsx('h1', { children: 'here' });`, decided, BEFORE), decides: true },
  ]);
  expect((await get()).statusCode).toBe(404);
  isThere = true;
  const { statusCode, body } = await get();
  expect([statusCode, isDrawn(body)]).toEqual([200, true]);
});

const asksTwo = drawing(
  `return jsx('h1', { children: 'waits' });`,
  `loader: async (context) => { await Promise.all([ask(context), ask(context, '/y')]); },`,
  BEFORE,
);

test.each([['500'], ['429'], ['no connection']])(
  'while nothing is known of an address (%s) nobody is told that it is there, and the page asks once more',
  async (how) => {
    await start();
    for (const path of ['/x', '/y'])
      site.api.answer(path, (_request, response) => {
        if (how === 'no connection') response.destroy();
        else response.writeHead(Number(how)).end('{}');
      });
    await site.live([{ ...asksTwo, decides: true }]);
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, headers, body } = await get();
      expect([statusCode, headers['retry-after'], isDrawn(body)]).toEqual([503, '60', true]);
    }
    answers('/y', PUBLIC);
    expect((await get()).statusCode).toBe(200);
  },
);

test('a page that is there whatever its data says is there while the API does not answer', async () => {
  await start();
  for (const path of ['/x', '/y'])
    site.api.answer(path, (_request, response) => void response.writeHead(500).end());
  await site.live([asksTwo]);
  expect((await get()).statusCode).toBe(200);
});
