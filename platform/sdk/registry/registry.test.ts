import { publicRegistry, publicRegistryOf, type Registry, type RemoteRelease, registry } from './index.ts';

const asset = (url: string) => ({ url, integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 });
const releasedAt = '2026-11-21T00:00:00.000Z';

const remote = (name: string, disabled = false): RemoteRelease => ({
  name,
  owner: 'team',
  version: '1.0.0-00000001',
  contracts: '^1.0.0',
  namespace: 'a',
  globalName: 'a',
  manifest: `/remotes/${name}/1.0.0-00000001/mf-manifest.json`,
  entry: asset(`/remotes/${name}/1.0.0-00000001/entry.js`),
  files: { 'page-home': [asset(`/remotes/${name}/1.0.0-00000001/page-home.js`)] },
  consumes: {},
  claims: [
    {
      path: '/',
      page: 'home',
      layout: 'custom',
      firstData: ['flight-offers'],
      head: { es: { title: 'Inicio' }, en: { title: 'Home' } },
    },
  ],
  rollout: { share: 1, previous: null, disabled },
  releasedAt,
});

const live = (...remotes: RemoteRelease[]): Registry => ({
  schema: 1,
  revision: 1,
  host: {
    version: '1.0.0-00000001',
    contracts: '1.0.0',
    main: [asset('/host/1.0.0-00000001/main.js')],
    files: {},
    shared: {},
    css: '',
    fonts: [],
    releasedAt,
  },
  remotes: Object.fromEntries(remotes.map((one) => [one.name, one])),
});

test('a page is told what it needs to route and to load, and nothing of the rollout', () => {
  const open = publicRegistryOf(live(remote('mf-a')));
  expect(publicRegistry.parse(open).remotes['mf-a']?.claims).toEqual([
    { path: '/', page: 'home', layout: 'custom' },
  ]);
  expect(JSON.stringify(open)).not.toMatch(/rollout|files|releasedAt/);
});

test('a disabled remote is not there for a page', () => {
  expect(Object.keys(publicRegistryOf(live(remote('mf-a'), remote('mf-b', true))).remotes)).toEqual(['mf-a']);
});

test.each([
  ['an unknown field', { ...live(remote('mf-a')), extra: 1 }],
  ['a schema of the future', { ...live(remote('mf-a')), schema: 2 }],
  ['a script elsewhere', live({ ...remote('mf-a'), entry: asset('https://elsewhere.example/entry.js') })],
  [
    'a script without a pin',
    live({ ...remote('mf-a'), entry: { ...asset('/remotes/mf-a/1/e.js'), integrity: '' } }),
  ],
  ['a path that climbs', live({ ...remote('mf-a'), entry: asset('/remotes/mf-a/../../e.js') })],
])('%s is refused', (_what, document) => {
  expect(registry.safeParse(document).success).toBe(false);
});

test('what is written reads back as it was', () => {
  const document = live(remote('mf-a'));
  expect(registry.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});
