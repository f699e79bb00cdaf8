import {
  type HostRelease,
  type PartClaim,
  partClaim,
  publicRegistry,
  publicRegistryOf,
  type Registry,
  type RemoteRelease,
  routeClaim,
  type SiteRegistry,
  siteRegistry,
} from './index.ts';

const asset = (url: string) => ({ url, integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 });
const at = '2026-11-21T00:00:00.000Z';

const remote = (name: string): RemoteRelease => ({
  name,
  owner: 'team',
  version: '1.0.0-00000001',
  contracts: '^1.0.0',
  namespace: 'a',
  globalName: 'a',
  manifest: asset(`/remotes/${name}/1.0.0-00000001/mf-manifest.json`),
  entry: asset(`/remotes/${name}/1.0.0-00000001/entry.js`),
  files: Object.fromEntries(
    [
      'routes',
      'page-home',
      'page-gone',
      'part-search',
      'texts-es',
      'texts-page-home-es',
      'texts-product-es',
    ].map((chunk) => [chunk, [asset(`/remotes/${name}/1.0.0-00000001/${chunk}.js`)]]),
  ),
  consumes: { 'page-home': ['query'] },
  uses: {},
  claims: [
    {
      path: '/',
      page: 'home',
      layout: 'custom',
      slots: ['home-search'],
      head: { es: { title: 'Inicio' }, en: { title: 'Home' } },
    },
  ],
});

const host: HostRelease = {
  name: 'host',
  owner: 'Plataforma',
  version: '1.0.0-00000001',
  contracts: '1.0.0',
  main: [asset('/host/1.0.0-00000001/main.js')],
  files: {},
  shared: { query: [asset('/host/1.0.0-00000001/query.js')] },
  provides: {},
  css: '',
  fonts: [],
};

const forVisitor = (remotes: RemoteRelease[], disabled: RemoteRelease[] = []): Registry => ({
  revision: 1,
  host,
  remotes: Object.fromEntries(remotes.map((one) => [one.name, one])),
  disabled: Object.fromEntries(disabled.map((one) => [one.name, one])),
  overrides: [],
});

const settled = { since: at, by: 'team', previous: null, candidate: null, disabled: null };
const live = (one: RemoteRelease): SiteRegistry => ({
  schema: 2,
  revision: 1,
  change: { kind: 'released', versions: { [one.name]: one.version }, by: 'team', at },
  host: { live: host, ...settled },
  remotes: { [one.name]: { live: one, ...settled } },
});

test('a page is told what it needs to route and to load, and nothing of the release', () => {
  const open = publicRegistryOf(forVisitor([remote('mf-a')]));
  expect(publicRegistry.parse(open).remotes['mf-a']?.claims).toEqual([
    { path: '/', page: 'home', layout: 'custom' },
  ]);
  expect(JSON.stringify(open)).not.toMatch(/files|uses|provides|head/);
});

test('a page is told which files each claimed page needs, without their pins', () => {
  const open = publicRegistryOf(forVisitor([remote('mf-a')]));
  expect(publicRegistry.parse(open).remotes['mf-a']?.chunks).toEqual({
    routes: ['routes.js'],
    'page-home': ['page-home.js', '/host/1.0.0-00000001/query.js'],
    'texts-es': ['texts-es.js'],
    'texts-page-home-es': ['texts-page-home-es.js'],
  });
});

const search: PartClaim = {
  name: 'search',
  slot: 'home-search',
  place: 20,
  head: { es: { title: 'Hoteles', text: 'Busca' }, en: { title: 'Hotels', text: 'Search' } },
  href: '/hoteles',
  room: { narrow: 200, wide: 144 },
};

test('a page is told the parts of remotes that are on, with what stands in for them', () => {
  const open = publicRegistryOf(
    forVisitor([{ ...remote('mf-a'), parts: [search] }], [{ ...remote('mf-b'), parts: [search] }]),
  );
  expect(publicRegistry.parse(open).remotes['mf-a']?.parts).toEqual([search]);
  expect(open.disabled?.[0]).not.toHaveProperty('parts');
});

test.each([
  ['a name that is no word', { name: 'Search it' }],
  ['a slot that is no word', { slot: 'home/search' }],
  ['no title', { head: { ...search.head, es: { title: '', text: 'Busca' } } }],
  ['no words for who asks for no language', { head: { en: search.head.en } }],
  ['less room than its link needs', { room: { narrow: 135, wide: 144 } }],
  ['less room than its link needs in a row', { room: { narrow: 136, wide: 71 } }],
  ['a link to another site', { href: '//elsewhere.example' }],
  ['a link that browsers read as one', { href: '/\\elsewhere.example' }],
  ['a link with a tab in it', { href: '/\t/elsewhere.example' }],
  ['a place before all others', { place: -1 }],
])('a part with %s is refused', (_what, change) => {
  expect(partClaim.safeParse(search).success).toBe(true);
  expect(partClaim.safeParse({ ...search, ...change }).success).toBe(false);
});

test('what was released before a language came is taken with the words that it has', () => {
  const before = { ...search, head: { es: search.head.es } };
  expect(partClaim.parse(before)).toEqual(before);
  const { claims } = remote('mf-a');
  const links = claims.map((claim) => ({ ...claim, navLink: { label: { es: 'Inicio' }, place: 10 } }));
  expect(links.map((claim) => routeClaim.parse(claim))).toEqual(links);
});

test('of a remote that is switched off a page is told the paths and no code', () => {
  const open = publicRegistryOf(forVisitor([remote('mf-a')], [remote('mf-b')]));
  expect(Object.keys(open.remotes)).toEqual(['mf-a']);
  expect(open.disabled?.map(({ name, claims }) => [name, claims[0]?.path])).toEqual([['mf-b', '/']]);
  expect(JSON.stringify(open)).not.toContain('/remotes/mf-b/');
});

test.each([
  ['a schema of the future', { ...live(remote('mf-a')), schema: 3 }],
  ['a script elsewhere', live({ ...remote('mf-a'), entry: asset('https://elsewhere.example/entry.js') })],
  [
    'a script without a pin',
    live({ ...remote('mf-a'), entry: { ...asset('/remotes/mf-a/1/e.js'), integrity: '' } }),
  ],
  ['a path that climbs', live({ ...remote('mf-a'), entry: asset('/remotes/mf-a/../../e.js') })],
])('%s is refused', (_what, document) => {
  expect(siteRegistry.safeParse(document).success).toBe(false);
});

test('what a newer release line adds is passed over, the rest reads back as it was written', () => {
  const document = live(remote('mf-a'));
  const newer = { ...document, region: 'eu', host: { ...document.host, colour: 'blue' } };
  expect(siteRegistry.parse(JSON.parse(JSON.stringify(newer)))).toEqual(document);
});

test.each(['//a.example', '/\\a.example', '/\t/a.example', 'https://a.example', 'a'])(
  'nothing moves to %j, which is no path of the site',
  (to) => {
    const claim = { path: '/', page: 'home', layout: 'custom' };
    expect(routeClaim.safeParse({ ...claim, moved: { '/old': '/precio-€/*' } }).success).toBe(true);
    expect(routeClaim.safeParse({ ...claim, moved: { '/old': to } }).success).toBe(false);
  },
);
