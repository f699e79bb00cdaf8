import { rolledOut } from '@alisio/platform/tooling/release';
import { jest } from '@jest/globals';
import { askingPage as asking, BEFORE, countedOn, countedPage as page } from '../testing/counted-page.ts';
import { drawing, isDrawn, type LoaderSite, loaderSite, rootOf } from '../testing/loader-site.ts';

let site: LoaderSite;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});
const start = async () => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000, threads: 1 } });
};

const PUBLIC = 'public, max-age=60';
const { answers, isAsked, get, timesFor } = countedOn(() => site);

test('of two versions under one revision each visitor is given the page of theirs', async () => {
  await start();
  const [before] = await site.live([page()]);
  const next = drawing(`return jsx('h1', { children: 'the next' });`);
  await site.live([{ ...next, version: '1.1.0-dddddddd' }]);
  const mover = { by: 'test', at: new Date().toISOString() };
  await site.site.change((live) => before && rolledOut(live, before, 0.5, mover));
  const lots = ['lot=0', 'lot=9999', 'lot=0', 'lot=9999'];
  const roots = [];
  for (const cookie of lots) roots.push(rootOf((await get('/a/b', { cookie })).body));
  expect(roots.map((root) => root.includes('the next'))).toEqual([true, false, true, false]);
});

test.each([
  ['the first', 'no-store', PUBLIC],
  ['the last', PUBLIC, 'no-store'],
])("of several answers %s may make a page one visitor's", async (_, first, last) => {
  await start();
  answers('/x', first);
  answers('/y', last);
  await site.live([
    page('/a/:city', `loader: async (context) => { await ask(context); await ask(context, '/y'); },`),
  ]);
  expect(await timesFor([], [])).toBe(2);
});

test('what an API left without an answer is tried anew', async () => {
  await start();
  site.api.answer('/x', (_request, response) => void response.destroy());
  await site.live([asking]);
  expect(await timesFor([], [])).toBe(2);
});

test.each([
  ['that it shows', 'void ask(context)'],
  ['that nobody else knows of', "void callApi(endpoint('/x'), {}).catch(() => undefined)"],
])("a page that waits for an answer %s is nobody else's, whatever it will say", async (_, asks) => {
  await start();
  site.api.answer('/x', () => undefined);
  await site.live([page('/a/:city', `loader: async (context) => { ${asks}; },`)]);
  expect(await timesFor([], [])).toBe(2);
});

test('nor is it where the answer comes while the page is drawn', async () => {
  await start();
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  site.api.answer('/x', (_request, response) => {
    response.setHeader('cache-control', PUBLIC).end('1', answered);
  });
  site.api.answer('/y', async (_request, response) => {
    await isAnswered;
    response.setHeader('cache-control', PUBLIC).end('1');
  });
  await site.live([
    drawing(
      `require('react').use(drawing); return jsx('h1', { children: 'drawn' });`,
      `loader: async (context) => { void ask(context); drawing = callApi(endpoint('/y'), {}); },`,
      `${BEFORE} let drawing;`,
    ),
  ]);
  for (let time = 1; time <= 2; time += 1) {
    expect(isDrawn((await get()).body)).toBe(true);
    expect(site.api.seen.filter(({ url }) => url === '/y')).toHaveLength(time);
  }
});

test.each([
  ['asks the API', asking],
  ['asks nothing', page()],
])('a page that %s is drawn anew when its time is over', async (_, live) => {
  await start();
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  answers('/x', PUBLIC);
  await site.live([live]);
  expect(await timesFor([], [])).toBe(1);
  later = 61_000;
  expect(await timesFor([], [])).toBe(2);
});

test("where a page was one visitor's nobody waits for another, until it is everybody's", async () => {
  await start();
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  answers('/x', 'no-store');
  await site.live([asking]);
  await get();
  const held: (() => void)[] = [];
  const hold = (cacheControl: string) =>
    site.api.answer('/x', (_request, response) => {
      response.setHeader('cache-control', cacheControl);
      held.push(() => response.end('1'));
    });
  const twoAtOnce = () => Promise.all([get(), get()]);
  hold(PUBLIC);
  const own = twoAtOnce();
  await isAsked('/x', 3);
  for (const answer of held.splice(0)) answer();
  await own;
  later = 61_000;
  const shared = twoAtOnce();
  await isAsked('/x', 4);
  for (const answer of held.splice(0)) answer();
  const [one, other] = await shared;
  expect(other?.drawn).toBe(one?.drawn);
});

test('a loader that leaves leads all who ask at once, and runs once', async () => {
  await start();
  const leave = `loader: async () => { times += 1; throw Object.assign(new Error(), { name: 'LoaderExit', href: '/to/' + times }); },`;
  await site.live([page('/a/:city', leave)]);
  const all = await Promise.all(Array.from({ length: 10 }, () => get()));
  expect(all.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    all.map(() => [302, '/to/1']),
  );
});
