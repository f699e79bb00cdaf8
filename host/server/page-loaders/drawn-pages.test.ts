import { broughtBy, drawing, isDrawn, type LoaderSite, loaderSite, rootOf } from '../testing/loader-site.ts';
import type { LoaderLimits } from './page-loaders.ts';

let site: LoaderSite;
afterEach(() => site.close());
const start = async (limits: Partial<LoaderLimits> = {}) => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs: 60_000, ...limits } });
};

test('a page arrives whole: frame, words, title, rules, and what it was drawn with before the script', async () => {
  await start();
  const asked = `['x']`;
  await site.live([
    drawing(
      `const { data } = useQuery({ queryKey: ${asked}, queryFn: async () => 'otra' }); return jsx(Words, { children: data });`,
      `meta: () => ({ title: 'La página <1>', description: 'Suya' }),
       loader: ({ scope }) => queryClientOf(scope).prefetchQuery({ queryKey: ${asked}, queryFn: async () => 'la <respuesta>' }),`,
      'const Words = styled.h1`color: rebeccapurple;`;',
    ),
  ]);
  const { body } = await site.get('/a/b');
  expect(isDrawn(body)).toBe(true);
  expect(rootOf(body)).toMatch(/<header.*<main.*<h1[^>]*>la &lt;respuesta&gt;<\/h1>/s);
  const head = body.slice(0, body.indexOf('</head>'));
  expect(head).toContain('<title>La página &lt;1&gt;</title>');
  expect(head).toContain('<meta name="description" content="Suya">');
  expect(head).toMatch(/<style nonce="[^"]+" data-emotion="css">.*rebeccapurple/s);
  expect(broughtBy(body)).toEqual([[['x'], 'la <respuesta>']]);
  // Nothing is painted before all that is drawn is there: a half of it would move.
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head) ?? [];
  expect(body.indexOf(` id="${awaited}"`)).toBeGreaterThan(body.lastIndexOf('</main>'));
  expect(body.indexOf('alisio-first-data')).toBeLessThan(body.indexOf('<script async'));
});

test('a long answer is packed, so that no parser reads it to its end in front of the paint', async () => {
  await start();
  const said = 'la <respuesta> '.repeat(4000);
  await site.live([
    drawing(
      `const { data } = useQuery({ queryKey: ['x'], queryFn: async () => '' }); return jsx('h1', { children: data.length });`,
      `loader: ({ scope }) => queryClientOf(scope).prefetchQuery({ queryKey: ['x'], queryFn: async () => 'la <respuesta> '.repeat(4000) }),`,
    ),
  ]);
  const { body } = await site.get('/a/b');
  expect(rootOf(body)).toContain(String(said.length));
  expect(body.length).toBeLessThan(said.length / 2);
  expect(broughtBy(body)).toEqual([[['x'], said]]);
});

test('no script takes the line from what a drawn page shows', async () => {
  await start();
  await site.live([drawing(`return jsx('h1', { children: 'aquí' });`)]);
  const { body } = await site.get('/a/b');
  expect(isDrawn(body)).toBe(true);
  const [before = '', shell = '', own = ''] = body.split('<template>');
  expect(before).not.toMatch(/<link rel="preload" as="script"|<script[^>]* src=/);
  expect(shell).toMatch(/as="script".*<script async/s);
  // The page's own do not share the line with the shell's, which come first.
  expect(fetched(shell).filter((url) => !url.startsWith('/host/'))).toEqual([]);
  expect(fetched(own).some((url) => url.startsWith('/remotes/mf-a/'))).toBe(true);
  expect(own.slice(0, own.indexOf('</template>'))).not.toContain('<script');
});

const fetched = (body: string): string[] =>
  [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, url = '']) => url);

test('of a page that is read first only the frame has its scripts fetched, where it is drawn', async () => {
  await start();
  await site.live([{ ...drawing(`return jsx('h1', { children: 'aquí' });`), wakes: 'idle' }]);
  const { body } = await site.get('/a/b');
  expect(isDrawn(body)).toBe(true);
  expect(fetched(body).filter((url) => !url.startsWith('/host/'))).toEqual([]);
  expect(fetched(body)).not.toEqual([]);
  await site.live([
    { ...drawing(`throw new Error('no window');`), version: '1.0.0-000000bb', wakes: 'idle' },
  ]);
  const { body: skeleton } = await site.get('/a/b');
  expect(isDrawn(skeleton)).toBe(false);
  expect(fetched(skeleton).some((url) => url.startsWith('/remotes/mf-a/'))).toBe(true);
});

test('a skeleton has its scripts fetched at once', async () => {
  await start();
  await site.live([drawing(`throw new Error('no window');`)]);
  const { body } = await site.get('/a/b');
  expect(isDrawn(body)).toBe(false);
  expect(body.slice(0, body.indexOf('</head>'))).toContain('<link rel="preload" as="script"');
});

test('it is drawn for its visitor: language, address, theme and currency of their page', async () => {
  await start();
  await site.live([
    drawing(
      `const { language } = useTexts('a'); const { currency } = useBootstrap().chosen;
       return jsx('h1', { children: [language, currency, useLocation().pathname + useLocation().search].join(' ') });`,
      '',
      `const { useTexts } = require('@alisio/platform/sdk/i18n');
       const { useBootstrap } = require('@alisio/platform/sdk/page');
       const { useLocation } = require('@alisio/platform/sdk/router');`,
    ),
  ]);
  const { body } = await site.get('/a/b?c=d', { cookie: 'locale=en; currency=COP' });
  expect(rootOf(body)).toContain('<h1>en COP /a/b?c=d</h1>');
  expect(rootOf(body)).toContain('Skip to content');
});

test('no rule of a page ends the element that it stands in', async () => {
  await start();
  const content = JSON.stringify('"</style><script>alert(1)</script></STYLE >"');
  await site.live([
    drawing(
      `return jsx(Words, { children: 'drawn' });`,
      '',
      `const Words = styled.h1({ '&::after': { content: ${content} } });`,
    ),
  ]);
  const { body } = await site.get('/a/b');
  expect(isDrawn(body)).toBe(true);
  const rules = /<style nonce="[^"]+" data-emotion="[^"]+">(.*?)<\/style/is.exec(body)?.[1];
  expect(rules).toContain(String.raw`content:"\3c /style><script>alert(1)\3c /script>\3c /STYLE >"`);
});

test('pictures of a page are those of its version, at this site', async () => {
  await start();
  const picture = `new URL('sea.svg', require('url').pathToFileURL(__filename)).href`;
  await site.live([
    drawing(
      `return jsx(Sea, { children: jsx('img', { src: ${picture}, alt: '' }) });`,
      '',
      `const Sea = styled.div({ background: 'url(' + ${picture} + ')' });`,
    ),
  ]);
  const { body } = await site.get('/a/b');
  expect(body).toMatch(/<img src="\/remotes\/mf-a\/1\.0\.0-bbbbbbbb\/sea\.svg"/);
  expect(body).toContain('url(/remotes/mf-a/1.0.0-bbbbbbbb/sea.svg)');
});

test('a page that throws while it is drawn is drawn by the browser, with its data; operators are told', async () => {
  await start();
  await site.live([
    drawing(
      `throw new Error('no window');`,
      `loader: ({ scope }) => queryClientOf(scope).prefetchQuery({ queryKey: ['x'], queryFn: async () => 1 }),`,
    ),
  ]);
  let told = '';
  const heard = new Promise<void>((resolve) => {
    site.api.answer('/reports', async (request, response) => {
      for await (const part of request) told += String(part);
      response.writeHead(204).end();
      resolve();
    });
  });
  const { body, statusCode } = await site.get('/a/b');
  expect(statusCode).toBe(200);
  expect(isDrawn(body)).toBe(false);
  expect(body).toContain('edge-frame');
  expect(broughtBy(body)).toEqual([[['x'], 1]]);
  await heard;
  expect(told).toContain('no window');
  expect(told).toContain('mf-a');
});

test('what has to wait while a page is drawn is waited for, and stands where it belongs', async () => {
  await start();
  await site.live([
    drawing(
      `return jsx(Suspense, { fallback: 'waits', children: jsx(Later, {}) });`,
      '',
      `const { Suspense, use } = require('react');
      const later = new Promise((resolve) => setTimeout(() => resolve('came at last'), 1));
      const Later = () => jsx('b', { children: use(later) });`,
    ),
  ]);
  const { body } = await site.get('/a/b');
  expect(rootOf(body)).toContain('<b>came at last</b>');
  expect(body).not.toContain('waits');
});

test('no page is drawn with a hole where a part of it throws', async () => {
  await start();
  await site.live([
    drawing(
      `return jsx(Suspense, { fallback: 'waits', children: jsx(Broken, {}) });`,
      '',
      `const { Suspense } = require('react');
      const Broken = () => { throw new Error('no window'); };`,
    ),
  ]);
  const { body } = await site.get('/a/b');
  expect(isDrawn(body)).toBe(false);
  expect(body).toContain('edge-frame');
});

test('a page that is not drawn in time is drawn by the browser, and its data comes behind', async () => {
  await start({ drawnWithinMs: 1 });
  const { promise: mayAnswer, resolve: letItAnswer } = Promise.withResolvers<void>();
  site.api.answer('/x', async (_request, response) => {
    await mayAnswer;
    response.end('"late"');
  });
  await site.live([
    drawing(
      `return jsx('h1', { children: 'drawn' });`,
      `loader: async ({ scope }) => queryClientOf(scope).prefetchQuery({
         queryKey: ['x'], queryFn: async () => (await fetch('/api/x')).json(),
       }),`,
    ),
  ]);
  const page = site.get('/a/b');
  letItAnswer();
  const { body } = await page;
  expect(isDrawn(body)).toBe(false);
  expect(broughtBy(body)).toEqual([[['x'], 'late']]);
});

test('nothing of one visitor is in the page of another: each is drawn in an app of its own', async () => {
  await start();
  await site.live([
    drawing(
      `const client = useQueryClient(); return jsx('h1', { children: JSON.stringify(client.getQueryData(['who'])) });`,
      `loader: ({ scope, request }) => {
         const client = queryClientOf(scope);
         const before = client.getQueryData(['who']) ?? 'nobody';
         client.setQueryData(['who'], before + ' then ' + new URL(request.url).search);
       },`,
      `const { useQueryClient } = require('@alisio/platform/sdk/query');`,
    ),
  ]);
  const [one, other] = await Promise.all([site.get('/a/b?one'), site.get('/a/b?other')]);
  expect(rootOf(one.body)).toContain('nobody then ?one');
  expect(rootOf(other.body)).toContain('nobody then ?other');
});

test('pages of the shell are drawn too, with their status: nobody’s address, and an error', async () => {
  await start();
  await site.live([drawing(`return jsx('h1', { children: 'drawn' });`)]);
  const nobodys = await site.get('/no/hay', { accept: 'text/html' });
  expect(nobodys.statusCode).toBe(404);
  expect(isDrawn(nobodys.body)).toBe(true);
  expect(rootOf(nobodys.body)).toMatch(/<main.*<h1[^>]*>Página no encontrada<\/h1>.*\/no\/hay/s);
  expect(nobodys.body).toContain('<title>Página no encontrada');
  const failed = await site.get('/505', { accept: 'text/html', cookie: 'locale=en' });
  expect(failed.statusCode).toBe(500);
  expect(rootOf(failed.body)).toContain('Internal server error');
});
