import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileSizes, fileSizes } from './ceilings.ts';

/** Sizes of what lies in a built folder. */
export async function folderSizes(folder: string): Promise<FileSizes> {
  const names = await readdir(folder);
  const sizes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).size] as const),
  );
  return fileSizes(new Map(sizes));
}
