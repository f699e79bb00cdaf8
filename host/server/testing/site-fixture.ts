import type { HostRelease, RemoteRelease, RouteClaim, SiteRegistry } from '@alisio/platform/sdk/registry';
import {
  createSigner,
  createVerifier,
  generateKeys,
  publishRelease,
  type Site,
} from '@alisio/platform/tooling/release';
import { memoryStore } from '@alisio/platform/tooling/release/testing/memory-store.ts';
import { moveSite } from './move-site.ts';

const integrity = `sha384-${'a'.repeat(64)}`;
const HOST_VERSION = '1.0.0-aaaaaaaa';
const REMOTE_VERSION = '1.0.0-bbbbbbbb';
const AT = '2026-11-21T00:00:00.000Z';

const asset = (url: string) => ({ url, integrity, bytes: 10 });
/** Of a track in which nothing moves. */
export const settled = { since: AT, by: 'test', previous: null, candidate: null, disabled: null };

/** A shell with a text of its own and the shared query library. */
export function hostFixture(version = HOST_VERSION): HostRelease {
  const base = `/host/${version}`;
  return {
    name: 'host',
    owner: 'Plataforma',
    version,
    contracts: '1.0.0',
    main: [asset(`${base}/main.js`)],
    files: { 'texts-es': [asset(`${base}/texts-es.js`)] },
    shared: { '@alisio/platform/sdk/query': [asset(`${base}/shared-query.js`)] },
    provides: {},
    css: 'body{margin:0}',
    fonts: [{ url: `${base}/sans.woff2`, preload: true }],
  };
}

/** A remote with these claims; each page has a chunk of its own and uses the shared query library. */
export function remoteFixture(
  claims: readonly RouteClaim[],
  { name = 'mf-a', version = REMOTE_VERSION }: { name?: string; version?: string } = {},
): RemoteRelease {
  const base = `/remotes/${name}/${version}`;
  const pages = claims.map(({ page }) => [`page-${page}`, [asset(`${base}/page-${page}.js`)]]);
  return {
    name,
    owner: 'team-a',
    version,
    contracts: '^1.0.0',
    namespace: name.slice('mf-'.length),
    globalName: name.replaceAll('-', '_'),
    manifest: asset(`${base}/mf-manifest.json`),
    entry: asset(`${base}/remoteEntry.js`),
    files: {
      routes: [asset(`${base}/routes.js`)],
      'texts-es': [asset(`${base}/texts-es.js`)],
      'texts-page-home-es': [asset(`${base}/texts-page-home-es.js`)],
      'texts-page-results-es': [asset(`${base}/texts-page-results-es.js`)],
      ...Object.fromEntries(pages),
    },
    consumes: Object.fromEntries(pages.map(([chunk]) => [chunk, ['@alisio/platform/sdk/query']])),
    uses: {},
    claims: [...claims],
  };
}

/** A site of one remote, `mf-a`, live for everybody. */
export const siteRegistryFixture = (claims: readonly RouteClaim[], revision = 1): SiteRegistry => ({
  schema: 2,
  revision,
  change: { kind: 'released', versions: { 'mf-a': REMOTE_VERSION }, by: 'test', at: AT },
  host: { live: hostFixture(), ...settled },
  remotes: { 'mf-a': { live: remoteFixture(claims), ...settled } },
});

export interface SiteFixture extends Site {
  site: Site;
  /** every stored name and its bytes, to spoil */
  objects: Map<string, Uint8Array>;
  /** Makes a registry live; its revision is the next one. */
  move(registry: SiteRegistry): Promise<void>;
  /** Makes a site of these claims live. */
  release(claims: readonly RouteClaim[]): Promise<void>;
  /** Moves what is live as the release line does. */
  change(decide: (live: SiteRegistry) => SiteRegistry | undefined): Promise<SiteRegistry>;
  /** Publishes a version without making it live. */
  publish(release: HostRelease | RemoteRelease, files?: Record<string, string>): Promise<void>;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** A site in memory, with a few released files of the shell, signed with a key of its own. */
export async function siteFixture(): Promise<SiteFixture> {
  const { privatePem, publicPem } = generateKeys();
  const store = memoryStore();
  const site: Site = { store, signer: createSigner(privatePem), verifier: createVerifier(publicPem) };
  const fixture: SiteFixture = {
    ...site,
    site,
    objects: store.objects,
    async move(registry) {
      await moveSite(site, () => registry);
    },
    release: (claims) => fixture.move(siteRegistryFixture(claims)),
    change: (decide) => moveSite(site, (live) => live && decide(live)),
    async publish(release, files = {}) {
      const content = new Map(Object.entries(files).map(([name, text]) => [name, bytes(text)] as const));
      await publishRelease(store, site, { release, files: content, by: 'test', at: new Date(AT) });
    },
  };
  await fixture.publish(hostFixture(), {
    'main.js': 'main',
    'main.js.br': 'main.br',
    'main.js.gz': 'main.gz',
  });
  return fixture;
}
