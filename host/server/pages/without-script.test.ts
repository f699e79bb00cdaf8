import type { ServerResponse } from 'node:http';
import { drawing, isDrawn, type LiveRemote, type LoaderSite, loaderSite } from '../testing/loader-site.ts';

let site: LoaderSite;
afterEach(() => site.close());
const start = async (live: LiveRemote, drawnWithinMs = 1) => {
  site = await loaderSite({ loaderLimits: { drawnWithinMs, withinMs: 1000, patientMs: 60_000 } });
  await site.live([live]);
};

const asking = (loader = '', body = `return jsx('h1', { children: 'drawn' });`) =>
  drawing(
    body,
    `loader: async ({ scope }) => {
       await queryClientOf(scope).prefetchQuery({
         queryKey: ['x'], queryFn: async () => (await fetch('/api/x')).json(), retry: false,
       });
       ${loader}
     },`,
  );
const answers = () => site.api.answer('/x', (_request, response: ServerResponse) => response.end('1'));

/** Where a browser without script goes on by itself, and where its visitor can; the way down to the foot is none. */
function waysOn(body: string) {
  const withoutScript = [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, said]) => said).join('');
  const plain = (href: string | undefined) => href?.replaceAll('&amp;', '&');
  return {
    refresh: plain(/http-equiv="refresh" content="0; url=([^"]*)"/.exec(withoutScript)?.[1]),
    link: plain(/<a href="([^"#]*)"/.exec(withoutScript)?.[1]),
  };
}

test('a page that was late is asked for again where no script runs, and waited for then', async () => {
  await start(asking());
  answers();
  const late = await site.get('/a/b?c=%22d&e=1');
  expect(isDrawn(late.body)).toBe(false);
  const { refresh = '', link } = waysOn(late.body);
  expect(refresh).toBe('/a/b?c=%22d&e=1&script=none');
  expect(link).toBe(refresh);
  const { body } = await site.get(refresh);
  expect(isDrawn(body)).toBe(true);
  expect(body).toContain('<h1>drawn</h1>');
  expect(waysOn(body)).toEqual({});
});

test('that no script runs is no word of the query that a page has to read', async () => {
  await start({ ...asking(), query: [] });
  answers();
  const { refresh = '' } = waysOn((await site.get('/a/b?c=d')).body);
  expect(isDrawn((await site.get(refresh)).body)).toBe(true);
  expect(isDrawn((await site.get('/a/b?script=any')).body)).toBe(false);
});

test('one that cannot be drawn is asked for again once by itself, and then by its visitor', async () => {
  await start(asking('', `throw new Error('no window');`));
  answers();
  const { refresh = '' } = waysOn((await site.get('/a/b')).body);
  const { body } = await site.get(refresh);
  expect(isDrawn(body)).toBe(false);
  expect(waysOn(body)).toEqual({ refresh: undefined, link: refresh });
});

test('where browsers draw all pages nobody is sent round', async () => {
  await start(asking(), 0);
  answers();
  expect(waysOn((await site.get('/a/b')).body)).toEqual({});
});

test('a form without script is led on to an address that is waited for, as it was', async () => {
  const leads = `throw Object.assign(new Error(), { name: 'LoaderExit', href: '/b/results?c=d' });`;
  await start({ ...asking(leads), decides: true }, 60_000);
  answers();
  expect((await site.get('/a/b?script=none')).headers.location).toBe('/b/results?c=d&script=none');
  expect((await site.get('/a/b')).headers.location).toBe('/b/results?c=d');
});
