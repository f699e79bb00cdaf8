import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RouteClaim } from '@alisio/platform/sdk/registry';
import { folderStore } from '@alisio/platform/tooling/release';

const integrity = `sha384-${'a'.repeat(64)}`;
const HOST_VERSION = '1.0.0-aaaaaaaa';
const REMOTE_VERSION = '1.0.0-bbbbbbbb';

const asset = (url: string) => ({ url, integrity, bytes: 10 });

/** One remote, `mf-a`, with these claims; each page has a chunk of its own and uses the shared query library. */
export function registryFixture(claims: readonly RouteClaim[], revision = 1): Registry {
  const base = `/remotes/mf-a/${REMOTE_VERSION}`;
  const pages = claims.map(({ page }) => [`page-${page}`, [asset(`${base}/page-${page}.js`)]]);
  return {
    schema: 1,
    revision,
    host: {
      version: HOST_VERSION,
      contracts: '1.0.0',
      main: [asset(`/host/${HOST_VERSION}/main.js`)],
      files: { 'texts-es': [asset(`/host/${HOST_VERSION}/texts-es.js`)] },
      shared: { '@alisio/platform/sdk/query': [asset(`/host/${HOST_VERSION}/shared-query.js`)] },
      css: 'body{margin:0}',
      fonts: [{ url: `/host/${HOST_VERSION}/sans.woff2`, preload: true }],
      releasedAt: '2026-11-21T00:00:00.000Z',
    },
    remotes: {
      'mf-a': {
        name: 'mf-a',
        owner: 'team-a',
        version: REMOTE_VERSION,
        contracts: '^1.0.0',
        namespace: 'a',
        globalName: 'mf_a',
        manifest: `${base}/mf-manifest.json`,
        entry: asset(`${base}/remoteEntry.js`),
        files: {
          routes: [asset(`${base}/routes.js`)],
          'texts-es': [asset(`${base}/texts-es.js`)],
          ...Object.fromEntries(pages),
        },
        consumes: Object.fromEntries(pages.map(([chunk]) => [chunk, ['@alisio/platform/sdk/query']])),
        claims: [...claims],
        rollout: { share: 1, previous: null, disabled: false },
        releasedAt: '2026-11-21T00:00:00.000Z',
      },
    },
  };
}

export interface SiteFixture {
  site: string;
  /** Makes a registry live; its revision is the next one. */
  release(claims: readonly RouteClaim[]): Promise<void>;
  remove(): Promise<void>;
}

/** A site's folder with a few released files. */
export async function siteFixture(): Promise<SiteFixture> {
  const site = await mkdtemp(join(tmpdir(), 'alisio-edge-'));
  const folder = join(site, 'host', HOST_VERSION);
  await mkdir(folder, { recursive: true });
  await mkdir(join(site, 'remotes'), { recursive: true });
  await writeFile(join(site, 'secret.txt'), 'never sent');
  for (const suffix of ['', '.br', '.gz']) await writeFile(join(folder, `main.js${suffix}`), `main${suffix}`);
  const store = folderStore(site);
  return {
    site,
    async release(claims) {
      const revision = (await store.read())?.revision ?? 0;
      await store.compareAndSwap(revision, JSON.stringify(registryFixture(claims, revision + 1)));
    },
    remove: () => rm(site, { recursive: true, force: true }),
  };
}
