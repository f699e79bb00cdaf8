import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { FileFact } from './chunk-facts.ts';
import { hashOf } from './integrity.ts';

/** Name of the entry, and of its file before the hash. */
export const SERVER_ENTRY = 'server';

/** Whether a file is a server half: the edge alone reads it, and hands it out to nobody. */
export const isServerHalf = (file: string): boolean => /^server\.[0-9a-f]{8}\.js$/.test(file);

/**
 * The file of a compiled server half; `bytes` as it is.
 * @throws when it is not one file
 */
export async function serverFact(dist: string, { assets = [] }: StatsCompilation): Promise<FileFact> {
  const [file, ...others] = assets.map(({ name }) => name).filter(isServerHalf);
  if (file === undefined || others.length > 0) throw new Error(`${dist}: the server half is not one file.`);
  const content = await readFile(join(dist, file));
  return { file, integrity: hashOf(content), bytes: content.byteLength };
}

/**
 * Names of the pages whose module exports a name.
 * @param stats of the browser's build, where each page has a chunk
 */
export const pagesWith = (
  name: 'loader' | 'decides',
  stats: StatsCompilation,
  pages: readonly string[],
): string[] =>
  pages.filter((page) => {
    const chunks = new Set<unknown>(stats.namedChunkGroups?.[`page-${page}`]?.chunks ?? []);
    return (stats.chunks ?? [])
      .filter(({ id }) => chunks.has(id))
      .some(({ modules = [] }) =>
        modules.some(
          ({ providedExports }) => providedExports?.includes('default') && providedExports.includes(name),
        ),
      );
  });
