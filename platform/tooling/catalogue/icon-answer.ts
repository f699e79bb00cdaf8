import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';

/** The sets are the API's: they are found where it finds them. */
const { resolve } = createRequire(join(repositoryRoot, 'backend/package.json'));

interface IconFile {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, unknown>;
}

/**
 * What the API's icon endpoint answers, for the examples: `/api/icons/tabler.json?icons=mail,phone`. Aliases aside.
 *
 * @returns the answer as JSON text; nothing for another address
 * @throws for a set that is not installed
 */
export async function iconAnswer({ pathname, searchParams }: URL): Promise<string | undefined> {
  const prefix = /^\/api\/icons\/([a-z-]+)\.json$/.exec(pathname)?.[1];
  if (!prefix) return undefined;
  const set: IconFile = JSON.parse(await readFile(resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'));
  const wanted = (searchParams.get('icons') ?? '').split(',');
  const found = wanted.filter((name) => Object.hasOwn(set.icons, name));
  return JSON.stringify({
    prefix,
    width: set.width,
    height: set.height,
    icons: Object.fromEntries(found.map((name) => [name, set.icons[name]])),
    not_found: wanted.filter((name) => !found.includes(name)),
  });
}
