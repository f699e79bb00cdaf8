import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `<package version>-<8 hex>`: equal content has an equal version, wherever and whenever it was built.
 * `about` is what belongs to the build but is in none of its files, such as a remote's claims.
 */
export async function contentVersion(
  folder: string,
  packageVersion: string,
  about: object = {},
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(about));
  for (const file of (await readdir(folder)).sort()) {
    if (/\.(?:br|gz)$/.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(folder, file)));
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`;
}
