import type { ReleaseDocument } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { isServerHalf } from '../../build/server-half.ts';
import { RELEASE_DOCUMENT, type ReleaseStore } from '../stores/release-store.ts';
import { releasePath } from '../versions/release-of-build.ts';

const AT_ONCE = 8;
const ENCODINGS = ['identity', 'gzip', 'br'];

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Reads every published file back from the store.
 * @throws naming the first that is not as it was signed
 */
export async function checkStored(store: ReleaseStore, { release, hashes }: ReleaseDocument): Promise<void> {
  const base = `${releasePath(release.name)}/${release.version}`;
  const there = new Set(await store.list(base));
  const foreign = [...there].find((name) => name !== RELEASE_DOCUMENT && !(name in hashes));
  if (foreign) throw new Error(`${base}/${foreign} lies among the published files and is none of them.`);
  await each(Object.entries(hashes), async ([name, hash]) => {
    const content = await store.read(`${base}/${name}`);
    if (!content || hashOf(content) !== hash) {
      throw new Error(`${base}/${name} is not in the store as it was published.`);
    }
  });
}

/**
 * Fetches every published file, but the server half, as a browser would, in each encoding.
 * @param edge its address
 * @returns how many files were fetched
 * @throws naming the first that does not arrive as it was published
 */
export async function checkServed(edge: string, { release, hashes }: ReleaseDocument): Promise<number> {
  const base = `${edge}/${releasePath(release.name)}/${release.version}`;
  const files = Object.keys(hashes).filter((name) => !/\.(?:br|gz)$/.test(name) && !isServerHalf(name));
  await each(
    files.flatMap((file) => ENCODINGS.map((encoding) => ({ file, encoding }))),
    async ({ file, encoding }) => {
      const response = await fetch(`${base}/${file}`, { headers: { 'accept-encoding': encoding } });
      const content = new Uint8Array(await response.arrayBuffer());
      if (!response.ok || hashOf(content) !== hashes[file]) {
        throw new Error(`${file} of ${release.name} ${release.version} does not arrive whole (${encoding}).`);
      }
    },
  );
  return files.length;
}
