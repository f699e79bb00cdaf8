import { drawnApart, readPointer, saidOfDrawn } from '@alisio/platform/tooling/release';
import { createWebEdge } from '../edge.ts';
import { drawing, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
beforeEach(async () => {
  site = await loaderSite();
});
afterEach(() => site.close());

const limits = { drawnWithinMs: 60_000, withinMs: 60_000, headMs: 60_000, ahead: 0, threads: 1 };

/** An edge of its own that draws the pages of this site. */
async function openEdge(apiUrl: string) {
  const edge = await createWebEdge({
    ...{ site: site.site.site, apiUrl, pay: 4001, trustedHops: 1, logger: false },
    ...{ loaderLimits: limits, overrides: { allowed: true, origins: [] } },
  });
  return {
    async get(url: string, headers: Readonly<Record<string, string>>) {
      const answer = await edge.inject({ url, headers: { host: 'localhost', ...headers } });
      const { statusCode: status, body } = answer;
      return { status, location: answer.headers.location?.toString(), body };
    },
    close: () => edge.close(),
  };
}

/** One whose machine is so busy that it leaves every second page to browsers. */
async function openBusyEdge(apiUrl: string) {
  const edge = await openEdge(apiUrl);
  let asked = 0;
  return {
    ...edge,
    async get(...question: Parameters<typeof edge.get>) {
      asked += 1;
      const left = { status: 200, location: undefined, body: '<div id="root"></div></html>' };
      return asked % 2 === 1 ? left : edge.get(...question);
    },
  };
}

/** What becomes of a release with one page. */
async function triedBy(edge: typeof openEdge, page: ReturnType<typeof drawing>) {
  const [release] = await site.live([page]);
  const { registry } = await readPointer(site.site.site.store, site.site.site.verifier);
  if (!release) throw new Error('nothing is released');
  return drawnApart(release, { live: registry, apiUrl: site.api.url, openEdge: edge });
}

/** @param parts of the page: as `drawing` takes them */
const tried = (...parts: Parameters<typeof drawing>) => triedBy(openEdge, drawing(...parts));

const CITY = `const { useParams } = require('@alisio/platform/sdk/router');`;
const SHOWS_CITY = `const { city } = useParams(); return jsx('h1', { children: city });`;
const brings = (work: string) =>
  `loader: async ({ params, scope, today }) => {
    await queryClientOf(scope).prefetchQuery({ queryKey: ['a', today], queryFn: async () => { ${work} } });
  }`;
const ASKS = `await (await fetch('/api/a')).text();`;

describe('a release is refused whose page', () => {
  test.each([
    [
      'shows words of the visitor before',
      `const { city } = useParams(); const before = last; last = city; return jsx('h1', { children: before });`,
      '',
      'let last;',
      /its page has .*bogota-a-miami.* in place of /,
    ],
    [
      'shows them in an element that is called as the page’s own root is',
      `const { city } = useParams(); const before = last; last = city; return jsx('div', { id: 'root', children: before });`,
      '',
      'let last;',
      /its page has .*bogota-a-miami/,
    ],
    [
      'keeps it in the global object',
      `const { city } = useParams(); const { last } = globalThis; globalThis.last = city; return jsx('h1', { children: last });`,
      '',
      '',
      /its page has .*bogota-a-miami/,
    ],
    [
      'counts its visitors',
      `count += 1; return jsx('h1', { children: count });`,
      '',
      'let count = 0;',
      /its page has /,
    ],
    [
      'has a title by who was there before',
      SHOWS_CITY,
      `meta: ({ params }) => { const before = last; last = params.city; return { title: String(before) }; }`,
      'let last;',
      /its head has .*bogota-a-miami/,
    ],
    [
      'brings data of another by its loader',
      SHOWS_CITY,
      brings(`const before = last; last = params.city; return before ?? 'none';`),
      'let last;',
      /its data has .*bogota-a-miami/,
    ],
    [
      'keeps the day of who was there before',
      SHOWS_CITY,
      brings(`return (day ??= today);`),
      'let day;',
      /its data has /,
    ],
    [
      'is drawn with the words of who came while it waited',
      `return jsx('h1', { children: current });`,
      brings(`current = params.city; ${ASKS} return 1;`),
      'let current;',
      /its page has .*bogota-a-miami.* in place of .*lima-a-madrid/,
    ],
    [
      'leads on to where another goes',
      SHOWS_CITY,
      `loader: ({ params }) => { to ??= params.city; throw { name: 'LoaderExit', href: '/b/' + to }; }`,
      'let to;',
      /its answer has .*bogota-a-miami.* in place of .*lima-a-madrid/,
    ],
  ])('%s', async (_, body, rest, before, said) => {
    site.api.answer('/a', (_request, response) => response.end('1'));
    const trial = tried(body, rest, `${CITY} ${before}`);
    await expect(trial).rejects.toThrow(
      /^mf-a \S+ is not live: \/a\/:city follows from another visitor’s page/,
    );
    await expect(trial).rejects.toThrow(said);
  });
});

test('a page is live that keeps what is nobody’s, or differs each time for all', async () => {
  let price = 100;
  site.api.answer('/a', (_request, response) => {
    price += 1;
    response.setHeader('cache-control', 'public, max-age=60').end(String(price));
  });
  const honest = tried(
    `const { city } = useParams();
     const { data } = useQuery({ queryKey: ['a'], queryFn: () => 'none' });
     kept[city] ??= city.toUpperCase();
     return jsxs('main', { children: [
       jsx('p', { id: useId(), children: kept[city] }), jsx('p', { children: data }),
       jsx('p', { id: 'a' + Math.random(), children: String(performance.now()) }),
       jsx('p', { children: city }),
     ] });`,
    `loader: async ({ scope }) => { await queryClientOf(scope).prefetchQuery({ queryKey: ['a'], queryFn: async () => ({}).b ?? (await (await fetch('/api/a')).text()) }); },
     meta: ({ params }) => ({ title: params.city })`,
    `${CITY} const kept = {}; const { useId } = require('react');`,
  );
  expect(await honest).toEqual({ alike: 1, untried: [] });
  // It was asked once in each language.
  expect(price).toBe(102);
});

test('what differs each time hides nothing of what stands beside it', async () => {
  const trial = tried(
    `const { city } = useParams(); const before = last; last = city;
     return jsxs('main', { children: [jsx('p', { children: Math.random() }), jsx('b', { children: before })] });`,
    '',
    `${CITY} let last;`,
  );
  await expect(trial).rejects.toThrow(
    /its page has “<b>bogota-a-miami<\/b>” in place of “<b>lima-a-madrid<\/b>”/,
  );
});

test('what an edge was too busy to draw is asked for again, and does not pass for alike', async () => {
  const page = drawing(
    `const { city } = useParams(); const before = last; last = city; return jsx('h1', { children: before });`,
    '',
    `${CITY} let last;`,
  );
  await expect(triedBy(openBusyEdge, page)).rejects.toThrow(/its page has .*bogota-a-miami/);
});

test('a page that waits for none of its answers is the same for all as well', async () => {
  site.api.answer('/a', (_request, response) => response.end('1'));
  const honest = tried(
    `const { data } = useQuery({ queryKey: ['a'], queryFn: () => 'none' }); return jsx('p', { children: data ?? '…' });`,
    `loader: ({ scope }) => { void queryClientOf(scope).prefetchQuery({ queryKey: ['a'], queryFn: async () => (await fetch('/api/a')).text() }); }`,
  );
  expect(await honest).toEqual({ alike: 1, untried: [] });
});

test('a page that no try draws has passed nothing: who releases is told which one', async () => {
  const told = await tried(`throw new Error('not here');`);
  expect(told).toEqual({ alike: 0, untried: ['/a/:city'] });
  expect(saidOfDrawn(told)).toBe(
    '0 pages follow from their own visitor alone; NOT TRIED, left to browsers each time: /a/:city',
  );
});

test('one that was drawn once in several tries was tried', async () => {
  const honest = drawing(SHOWS_CITY, '', CITY);
  const told = await triedBy(openBusyEdge, honest);
  expect(saidOfDrawn(told)).toBe('1 pages follow from their own visitor alone');
});
