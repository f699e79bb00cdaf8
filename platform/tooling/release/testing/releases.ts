import type { HostRelease, RemoteRelease, SiteRegistry } from '../../../sdk/registry/index.ts';
import { released } from '../registry/moves.ts';

const asset = (url: string) => ({ url, integrity: `sha384-${'a'.repeat(64)}`, bytes: 10 });

export const mover = (by = 'Ada', at = '2026-11-21T10:00:00.000Z') => ({ by, at });

/** A shell that exists on paper alone. */
export const hostOnPaper = (
  version = '1.0.0-00000001',
  overrides: Partial<HostRelease> = {},
): HostRelease => ({
  name: 'host',
  owner: 'Plataforma',
  version,
  contracts: '1.0.0',
  main: [asset(`/host/${version}/main.js`)],
  files: {},
  shared: {},
  provides: {},
  css: '',
  fonts: [],
  ...overrides,
});

/** A remote that exists on paper alone; it claims `/<name>`. */
export const remoteOnPaper = (
  name = 'mf-a',
  version = '1.0.0-00000001',
  overrides: Partial<RemoteRelease> = {},
): RemoteRelease => ({
  name,
  owner: 'team',
  version,
  contracts: '^1.0.0',
  namespace: name.slice('mf-'.length),
  globalName: name.replaceAll('-', '_'),
  manifest: asset(`/remotes/${name}/${version}/mf-manifest.json`),
  entry: asset(`/remotes/${name}/${version}/entry.js`),
  files: {},
  consumes: {},
  uses: {},
  claims: [{ path: `/${name}`, page: 'home', layout: 'default' }],
  ...overrides,
});

/** A site in which a shell and these remotes are live for everybody. */
export function siteOf(...remotes: RemoteRelease[]): SiteRegistry {
  const site = released(undefined, [hostOnPaper(), ...remotes], mover());
  if (!site) throw new Error('Nothing came of the release.');
  return site;
}
