import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { z } from '@alisio/shared-contracts/zod';
import {
  type HostRelease,
  hostRelease,
  type RemoteRelease,
  remoteRelease,
} from '../../sdk/registry/index.ts';
import { repositoryRoot } from './paths.ts';

/** Where the releases that were live before are kept, for people who have only the sources. */
export const keptFolder = join(repositoryRoot, 'e2e/skew/previous');

/** The files of all kept releases, one after another, compressed as one: much of them is the same. */
const FILES = 'files.br';

/** `<name>.json`: a release, and its files in the order in which they lie in `FILES`. */
const keptDocument = z.object({
  release: z.union([hostRelease, remoteRelease]),
  files: z.array(z.object({ name: z.string(), offset: z.int(), bytes: z.int() })),
});
type KeptDocument = z.infer<typeof keptDocument>;

export interface KeptRelease {
  release: HostRelease | RemoteRelease;
  /** as served, without compressed forms */
  files: ReadonlyMap<string, Uint8Array>;
}

const documentNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();

async function documentsIn(folder: string): Promise<KeptDocument[]> {
  const names = await documentNames(folder);
  return Promise.all(
    names.map(async (name) => keptDocument.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}

/** What is known of the kept releases, without their files. */
export const keptFacts = async (folder = keptFolder): Promise<(HostRelease | RemoteRelease)[]> =>
  (await documentsIn(folder)).map(({ release }) => release);

/** The releases that were live before, with their files. */
export async function readKept(folder = keptFolder): Promise<KeptRelease[]> {
  const all = await promisify(brotliDecompress)(await readFile(join(folder, FILES)));
  return (await documentsIn(folder)).map(({ release, files }) => ({
    release,
    files: new Map(files.map(({ name, offset, bytes }) => [name, all.subarray(offset, offset + bytes)])),
  }));
}

/** Keeps these releases in place of what was kept. */
export async function keep(releases: readonly KeptRelease[], folder = keptFolder): Promise<void> {
  for (const name of await documentNames(folder)) await rm(join(folder, name));
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const { release, files } of releases) {
    const placed = [...files].map(([name, content]) => {
      const offset = end;
      parts.push(content);
      end += content.length;
      return { name, offset, bytes: content.length };
    });
    const document: KeptDocument = { release, files: placed };
    await writeFile(join(folder, `${release.name}.json`), `${JSON.stringify(document)}\n`);
  }
  const compressed = await promisify(brotliCompress)(Buffer.concat(parts), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // A copy of a file is found again sixteen megabytes later.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: end,
    },
  });
  await writeFile(join(folder, FILES), compressed);
}
