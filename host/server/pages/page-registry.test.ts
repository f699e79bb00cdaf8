import { type PublicRegistry, publicRegistry, type RemoteRelease } from '@alisio/platform/sdk/registry';
import { registryIn } from '@alisio/platform/testing/read-page.ts';
import { disabled } from '@alisio/platform/tooling/release';
import type { Language } from '@alisio/shared-contracts/languages';
import { type EdgeFixture, edgeFixture } from '../testing/edge-fixture.ts';
import { largeSite, verticalClaims } from '../testing/large-site.ts';
import { hostFixture, remoteFixture, settled } from '../testing/site-fixture.ts';

const part = {
  place: 10,
  head: { es: { title: 'Parte', text: 'Texto' }, en: { title: 'Part', text: 'Text' } },
  href: '/offers/all?a=1',
  room: { narrow: 160, wide: 160 },
};
const flights = remoteFixture(
  [
    {
      path: '/',
      page: 'home',
      layout: 'custom',
      slots: ['home-search'],
      nav: 'flights',
      navLink: { label: { es: 'Vuelos', en: 'Flights' }, place: 10 },
    },
    { path: '/:url/results', page: 'results', layout: 'booking', known: { url: ['*-a-*'] } },
  ],
  { name: 'mf-flights' },
);
const booking = remoteFixture(
  [
    { path: '/booking/summary', page: 'summary', layout: 'booking' },
    { path: '/user/archive', page: 'archive', layout: 'booking' },
  ],
  { name: 'mf-booking' },
);
const contact = remoteFixture([{ path: '/contact-us', page: 'contact', layout: 'custom' }], {
  name: 'mf-content',
});
const offers: RemoteRelease = {
  ...remoteFixture(
    [
      { path: '/offers/all', page: 'all', layout: 'custom' },
      { path: '/offers/one', page: 'one', layout: 'custom' },
    ],
    { name: 'mf-offers' },
  ),
  parts: [
    { ...part, name: 'search', slot: 'home-search' },
    { ...part, name: 'lost', slot: 'error-search' },
    { ...part, name: 'named' },
    { ...part, name: 'elsewhere', slot: 'offers-beside' },
  ],
};
const ours = [flights, booking, contact, offers];

let fixture: EdgeFixture;
beforeEach(async () => {
  fixture = await edgeFixture({ overrides: { allowed: true, origins: [] } });
});
afterEach(() => fixture.close());

const carriedAt = async (url: string) => registryIn((await fixture.get(url)).body);
const claimsOf = ({ remotes }: PublicRegistry) =>
  Object.values(remotes).flatMap(({ claims }) => claims.map(({ path }) => path));
const wholeOf = async ({ rest }: PublicRegistry) =>
  publicRegistry.parse(JSON.parse((await fixture.get(rest?.href ?? 'none')).body));

test('a page of a large site carries its own remote, and what can be reached from everywhere', async () => {
  await fixture.site.move(largeSite(ours));
  const page = await carriedAt('/vertical-3/part-0');
  const everywhere = ['/', '/booking/summary', '/contact-us', '/offers/all'];
  expect(claimsOf(page)).toEqual([...everywhere, ...verticalClaims(3).map(({ path }) => path)]);
  expect(page.remotes['mf-offers']?.parts?.map(({ name }) => name)).toEqual(['search', 'lost', 'named']);
  expect(Object.keys(page.remotes)).not.toContain('mf-vertical-4');
  expect(claimsOf(await carriedAt('/'))).toEqual(['/', '/:url/results', ...everywhere.slice(1)]);
});

test('nobody’s address carries what can be reached from everywhere, and is 404', async () => {
  await fixture.site.move(largeSite(ours));
  const { statusCode, body } = await fixture.get('/nobody');
  expect(statusCode).toBe(404);
  expect(claimsOf(registryIn(body))).toEqual(['/', '/booking/summary', '/contact-us', '/offers/all']);
});

test('the rest is the whole, as a page of a small site carries it', async () => {
  await fixture.site.move(largeSite(ours));
  const page = await carriedAt('/');
  const { rest, ...whole } = await wholeOf(page);
  expect(rest).toBeUndefined();
  expect(Object.keys(whole.remotes)).toHaveLength(30 + ours.length);
  expect(claimsOf(whole)).toEqual(expect.arrayContaining(claimsOf(page)));
  expect(whole.remotes['mf-flights']).toEqual(page.remotes['mf-flights']);
});

test('a small site, a shell that cannot learn, and a tab that swaps versions get all of it', async () => {
  await fixture.site.release(verticalClaims(0));
  expect((await carriedAt('/vertical-0/part-0')).rest).toBeUndefined();
  const { host: _, ...site } = largeSite(ours);
  await fixture.site.move({ ...site, host: { live: hostFixture(), ...settled } });
  const whole = await carriedAt('/');
  expect([whole.rest, Object.keys(whole.remotes).length]).toEqual([undefined, 34]);
  await fixture.site.move(largeSite(ours));
  expect((await carriedAt('/')).rest).toBeDefined();
  expect((await carriedAt('/?mf=mf-flights@9.9.9')).rest).toBeUndefined();
});

test('what is switched off is carried where it is asked for, and known by the rest', async () => {
  await fixture.site.move(largeSite(ours));
  await fixture.site.change((live) =>
    disabled(live, 'mf-vertical-3', { by: 'test', at: new Date().toISOString() }),
  );
  const off = await carriedAt('/vertical-3/part-0');
  expect(off.disabled?.map(({ name }) => name)).toEqual(['mf-vertical-3']);
  const home = await carriedAt('/');
  expect(home.disabled).toBeUndefined();
  expect((await wholeOf(home)).disabled?.map(({ name }) => name)).toEqual(['mf-vertical-3']);
});

test('an open claim is never carried without the claims of others that take its addresses', async () => {
  const articles = remoteFixture([{ path: '/:content/:article', page: 'article', layout: 'custom' }], {
    name: 'mf-articles',
  });
  await fixture.site.move(largeSite([...ours, articles]));
  expect(claimsOf(await carriedAt('/guides/lisbon'))).toEqual(
    expect.arrayContaining(['/vertical-7/part-0', '/offers/one', '/user/archive']),
  );
  // What the claim itself says is not its own needs nobody else.
  expect(claimsOf(await carriedAt('/bogota-a-miami/results'))).not.toContain('/vertical-7/part-0');
});

test('a page names files of texts in its own language alone; the whole names all', async () => {
  const spoken: RemoteRelease = {
    ...contact,
    files: { ...contact.files, 'texts-en': contact.files['texts-es'] ?? [] },
  };
  const textsIn = async (language: Language) => {
    const { body } = await fixture.get('/contact-us', { cookie: `locale=${language}` });
    const { chunks = {} } = registryIn(body).remotes['mf-content'] ?? {};
    return Object.keys(chunks).filter((chunk) => chunk.startsWith('texts-'));
  };
  await fixture.site.move(largeSite([flights, booking, spoken, offers]));
  expect(await textsIn('es')).toEqual(['texts-es']);
  expect(await textsIn('en')).toEqual(['texts-en']);
  const whole = await wholeOf(await carriedAt('/'));
  expect(Object.keys(whole.remotes['mf-content']?.chunks ?? {})).toEqual(
    expect.arrayContaining(['texts-es', 'texts-en']),
  );
});

test('a page of two hundred remotes carries no more than one of thirty, also where half of them have a version on its way', async () => {
  await fixture.site.move(largeSite(ours));
  const carries = async (url: string) =>
    JSON.stringify({ ...(await carriedAt(url)), rest: undefined, revision: 1 });
  const [home, vertical] = [await carries('/'), await carries('/vertical-3/part-0')];
  const site = largeSite(ours, 200);
  const onTheWay = (release: RemoteRelease) => ({
    ...{ release: { ...release, version: '2.0.0-cccccccc' }, share: 0.999 },
    ...{ since: site.change.at, by: 'test' },
  });
  const remotes = Object.entries(site.remotes).map(([name, track], index) => {
    const candidate = name.startsWith('mf-vertical-') && index % 2 ? onTheWay(track.live) : null;
    return [name, { ...track, candidate }] as const;
  });
  await fixture.site.move({ ...site, remotes: Object.fromEntries(remotes) });
  expect((await carries('/')).length).toBe(home.length);
  expect(Math.abs((await carries('/vertical-3/part-0')).length - vertical.length)).toBeLessThan(100);
  const { headers } = await fixture.get('/');
  for (const cookie of [headers['set-cookie']].flat()) expect(String(cookie).length).toBeLessThan(2100);
});
