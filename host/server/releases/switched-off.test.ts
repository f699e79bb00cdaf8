import { registryIn } from '@alisio/platform/testing/read-page.ts';
import { disabled, enabled } from '@alisio/platform/tooling/release';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { remoteFixture, siteRegistryFixture } from '../testing/site-fixture.ts';

const mover = () => ({ by: 'ops', at: new Date().toISOString() });
const results = {
  path: '/:url/results',
  page: 'results',
  layout: 'booking' as const,
  head: { es: { title: 'Resultados', description: 'Ofertas' }, en: { title: 'Results' } },
};
const SEARCH = '/bogota-a-miami/results?from=BOG&to=MIA';

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture();
  const site = siteRegistryFixture([results]);
  const contact = remoteFixture([{ path: '/contact-us', page: 'contact', layout: 'default' }], {
    name: 'mf-b',
  });
  const { 'mf-a': settled } = site.remotes;
  if (!settled) throw new Error('the fixture has no mf-a');
  await fixture.site.move({ ...site, remotes: { 'mf-a': settled, 'mf-b': { ...settled, live: contact } } });
  await fixture.site.change((live) => disabled(live, 'mf-a', mover()));
});
afterEach(() => fixture.close());

test.each([
  [{}, 'En pausa · Alisio'],
  [{ cookie: 'locale=en' }, 'Paused · Alisio'],
])(
  'a path of a remote that is switched off is a page that says so, with status 503 (%j)',
  async (headers, title) => {
    const { statusCode, headers: sent, body } = await fixture.get(SEARCH, headers);
    expect(statusCode).toBe(503);
    expect(Number(sent['retry-after'])).toBeGreaterThan(0);
    expect(sent['set-cookie']).toHaveLength(2);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('main.js');
    expect(body).toMatch(/name="robots" content="noindex"/);
    expect(body).not.toMatch(/Resultados|Ofertas|rel="canonical"/);
  },
);

test('nothing of its code is on the page', async () => {
  const { body } = await fixture.get(SEARCH);
  expect(body).not.toContain('/remotes/mf-a/');
  const registry = registryIn(body);
  expect(Object.keys(registry.remotes)).toEqual(['mf-b']);
  expect(registry.disabled?.map(({ name }) => name)).toEqual(['mf-a']);
});

test('pages of others are as they were, and know what is off', async () => {
  const { statusCode, body } = await fixture.get('/contact-us');
  expect(statusCode).toBe(200);
  expect(body).toContain('page-contact.js');
  expect(registryIn(body).disabled).toHaveLength(1);
});

test('switched on again it is there at once', async () => {
  await fixture.site.change((live) => enabled(live, 'mf-a', mover()));
  const { statusCode, body } = await fixture.get(SEARCH);
  expect(statusCode).toBe(200);
  expect(body).toContain('page-results.js');
});
