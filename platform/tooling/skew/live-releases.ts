import type { HostRelease, RemoteRelease } from '../../sdk/registry/index.ts';
import type { KeptRelease } from '../build/kept-releases.ts';
import {
  hashOf,
  RELEASE_DOCUMENT,
  readPointer,
  readRelease,
  releasePath,
  type Site,
} from '../release/index.ts';

const isServedAsIs = (name: string): boolean => name !== RELEASE_DOCUMENT && !/\.(?:br|gz)$/.test(name);

/** One published version with its files, each checked against the signed hash. */
async function published(
  { store, verifier }: Site,
  release: HostRelease | RemoteRelease,
): Promise<KeptRelease> {
  const { name, version } = release;
  const document = await readRelease(store, verifier, name, version);
  if (!document) throw new Error(`${name} ${version} is live and not there.`);
  const files = new Map<string, Uint8Array>();
  for (const file of Object.keys(document.hashes).filter(isServedAsIs).sort()) {
    const content = await store.read(`${releasePath(name)}/${version}/${file}`);
    if (!content || hashOf(content) !== document.hashes[file]) {
      throw new Error(`${file} of ${name} ${version} is not what was published.`);
    }
    files.set(file, content);
  }
  return { release: document.release, files };
}

/**
 * What is live for everybody, with its files.
 * @throws when nothing is, or a file is not what was published
 */
export async function liveReleases(site: Site): Promise<KeptRelease[]> {
  const { registry } = await readPointer(site.store, site.verifier);
  if (!registry) throw new Error('Nothing is live here: run npm start once.');
  const live = [registry.host, ...Object.values(registry.remotes)].map((track) => track.live);
  return Promise.all(live.map((release) => published(site, release)));
}
