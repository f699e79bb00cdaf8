import { createWebEdge } from '../edge.ts';
import { type ApiFixture, apiFixture } from '../testing/api-fixture.ts';
import { configurationFixture } from '../testing/configuration.ts';
import { type SiteFixture, siteFixture } from '../testing/site-fixture.ts';

/** Longer than any test: a test that waits for it fails by that. */
const FOR_EVER_MS = 600_000;

let fixture: SiteFixture;
let api: ApiFixture;
beforeEach(async () => {
  fixture = await siteFixture();
  await fixture.release([{ path: '/', page: 'home', layout: 'custom' }]);
  api = await apiFixture();
});
afterEach(() => api.close());

const asked = () => api.seen.filter(({ url }) => url === '/configuration').length;
const configure = () =>
  api.answer('/configuration', (_request, response) => response.end(JSON.stringify(configurationFixture())));
/** It takes the call and says nothing, ever. */
const hang = () => api.answer('/configuration', () => undefined);

async function start(waitMs: number, freshMs?: number) {
  const edge = await createWebEdge({
    site: fixture.site,
    apiUrl: api.url,
    pay: 4001,
    keptTimes: { waitMs, ...(freshMs === undefined ? {} : { freshMs }) },
  });
  const open = async () => (await edge.inject('/')).body;
  return { edge, open, openMany: () => Promise.all(Array.from({ length: 50 }, open)) };
}
const LINE = '"mainEn":"305 555 0100"';

test('fifty pages ask once, and all wait for that one answer while nothing is known', async () => {
  let answer = () => undefined as unknown;
  const isAsked = new Promise<void>((resolve) =>
    api.answer('/configuration', (_request, response) => {
      answer = () => response.end(JSON.stringify(configurationFixture()));
      resolve();
    }),
  );
  const { edge, openMany } = await start(FOR_EVER_MS);
  const pages = openMany();
  await isAsked;
  answer();
  for (const page of await pages) expect(page).toContain(LINE);
  expect(asked()).toBe(1);
  await edge.close();
});

test('what is known is shown at once while an API that hangs is asked again, once', async () => {
  configure();
  // Old as soon as it is there.
  const { edge, open, openMany } = await start(FOR_EVER_MS, 1);
  expect(await open()).toContain(LINE);
  hang();
  for (const page of [...(await openMany()), ...(await openMany())]) expect(page).toContain(LINE);
  expect(asked()).toBeLessThanOrEqual(3);
  await edge.close();
});

test('an API that hangs from the beginning is waited for briefly, by nobody but the first', async () => {
  hang();
  const { edge, open, openMany } = await start(5);
  expect(await open()).not.toContain(LINE);
  for (const page of await openMany()) expect(page).toContain('</html>');
  // The pages may be there before the call is.
  while (asked() === 0) await new Promise((turn) => setImmediate(turn));
  expect(asked()).toBe(1);
  await edge.close();
});

test('an API that is back is heard', async () => {
  const { edge, open } = await start(FOR_EVER_MS, 1);
  expect(await open()).not.toContain(LINE);
  configure();
  let page = '';
  while (!page.includes(LINE)) {
    // The answer has to come in, too.
    await new Promise((turn) => setImmediate(turn));
    page = await open();
  }
  await edge.close();
});
