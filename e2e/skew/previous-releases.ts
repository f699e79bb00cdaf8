import { brotliCompressSync, constants } from 'node:zlib';
import type { HostRelease, RemoteRelease } from '@alisio/platform/sdk/registry';
import { publicRegistry } from '@alisio/platform/sdk/registry';
import {
  localSite,
  missingIn,
  publishRelease,
  readPointer,
  releasePath,
} from '@alisio/platform/tooling/release';
import { readKept } from '@alisio/platform/tooling/skew';
import type { APIRequestContext, Page } from '@playwright/test';

/** Header by which a page is opened with other versions, where a deployment allows it. */
export const OVERRIDE_HEADER = 'x-alisio-mf';

/** The bootstrap in a page's HTML; the edge writes every `<` in it as an escape. */
const BOOTSTRAP = /id="alisio-bootstrap">([^<]*)<\/script>/;

const PACKS = /\.(?:js|css|json|svg)$/;

/** A hundredth larger than a build packs, in a tenth of its time: five megabytes in each worker. */
const PACKED_QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** As a build makes them: the kept files have no packed forms, and a version is weighed by what browsers get. */
const withPacked = (files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> =>
  new Map([
    ...files,
    ...[...files]
      .filter(([name]) => PACKS.test(name))
      .map(([name, content]) => [`${name}.br`, brotliCompressSync(content, PACKED_QUICKLY)] as const),
  ]);

/**
 * Puts the kept releases beside the live ones; what is live stays live. Published before, they are left.
 * @returns their versions by name
 */
export async function publishKept(dataDir: string): Promise<Record<string, string>> {
  const site = localSite(dataDir);
  const kept = await readKept();
  for (const { release, files } of kept) {
    await publishRelease(site.store, site, {
      release,
      files: withPacked(files),
      by: 'skew',
      at: new Date(),
    });
  }
  return Object.fromEntries(kept.map(({ release: { name, version } }) => [name, version]));
}

/** The version of the shell that is live; the kept one is the same until the next release of it. */
export async function liveShell(request: APIRequestContext): Promise<string | undefined> {
  const answer = await request.get('/', { headers: { [OVERRIDE_HEADER]: '' } });
  const [, text = 'null'] = BOOTSTRAP.exec(await answer.text()) ?? [];
  return publicRegistry.parse(JSON.parse(text)?.registry).host?.version;
}

/** Why a deployment does not swap a version; nothing when it does. */
export async function refusalOf(request: APIRequestContext, wish: string): Promise<string | undefined> {
  const answer = await request.get('/', { headers: { [OVERRIDE_HEADER]: wish } });
  const [, text = 'null'] = BOOTSTRAP.exec(await answer.text()) ?? [];
  const [swapped] = publicRegistry.parse(JSON.parse(text)?.registry).overrides ?? [];
  if (!swapped) return 'the deployment hears no overrides';
  return swapped.state === 'refused' ? swapped.reason : undefined;
}

const isHost = (release: HostRelease | RemoteRelease): release is HostRelease => release.name === 'host';

/**
 * What live remotes take from the shell and a kept shell has not, with the remote that takes it: such a shell could
 * not become live beside them.
 */
export async function lackingIn(dataDir: string, release: HostRelease | RemoteRelease): Promise<string[]> {
  if (!isHost(release)) return [];
  const { store, verifier } = localSite(dataDir);
  const { registry } = await readPointer(store, verifier);
  return Object.values(registry?.remotes ?? {}).flatMap(({ live }) =>
    missingIn(release, live).map((name) => `${live.name} uses ${name}`),
  );
}

/** Collects the versions of `host` or a remote whose files the page asks for. */
export function watchVersions(page: Page, name: string): Set<string> {
  const seen = new Set<string>();
  const file = new RegExp(`/${releasePath(name)}/([^/]+)/`);
  page.on('request', (request) => {
    const version = file.exec(new URL(request.url()).pathname)?.[1];
    if (version) seen.add(version);
  });
  return seen;
}
