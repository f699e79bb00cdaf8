import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Asset } from '@alisio/platform/sdk/registry';
import { COMPOSITION_DOCUMENT, type Composition } from '@alisio/platform/tooling/build';

/** What the scripts of all builds are made of, by file name: names carry a hash of the content. */
export async function readCompositions(folders: readonly string[]): Promise<Composition> {
  const documents = await Promise.all(
    folders.map((folder) => readFile(join(folder, 'dist', COMPOSITION_DOCUMENT), 'utf8')),
  );
  return Object.assign({}, ...documents.map((text): Composition => JSON.parse(text)));
}

export interface PackageWeight {
  name: string;
  /** brotli bytes: a file's bytes shared out by the size of the sources in it, so an estimate */
  bytes: number;
}

/** Which packages the bytes of these scripts belong to, heaviest first. */
export function packageWeights(scripts: readonly Asset[], composition: Composition): PackageWeight[] {
  const weights = new Map<string, number>();
  for (const { url, bytes } of scripts) {
    const packages = Object.entries(composition[basename(url)] ?? { unknown: 1 });
    const whole = packages.reduce((sum, [, size]) => sum + size, 0) || 1;
    for (const [name, size] of packages) weights.set(name, (weights.get(name) ?? 0) + (bytes * size) / whole);
  }
  return [...weights]
    .map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** Shared libraries that a remote's files carry beside the shell's own copy: `react in page-home.1234.js`. */
export function secondCopies(
  libraries: readonly string[],
  shellFiles: ReadonlySet<string>,
  composition: Composition,
): string[] {
  return Object.entries(composition)
    .filter(([file]) => !shellFiles.has(file))
    .flatMap(([file, packages]) =>
      libraries.filter((library) => library in packages).map((library) => `${library} in ${file}`),
    );
}
