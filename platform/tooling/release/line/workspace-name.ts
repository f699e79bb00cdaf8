import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../../build/paths.ts';

/**
 * Name of what a folder releases: `host`, or a remote's, as its package is called.
 * @throws when the folder is neither
 */
export function workspaceName(folder: string): string {
  const kinds = [
    ['host.config.ts', /^host$/],
    ['remote.config.ts', /^mf-[a-z][a-z0-9-]*$/],
  ] as const;
  const kind = kinds.find(([file]) => existsSync(join(folder, file)));
  if (!kind) throw new Error(`${folder} is no host and no remote: npm run release -w mf-x, from the root.`);
  const name = readPackage(folder).name.replace(/^@[^/]+\//, '');
  if (!kind[1].test(name))
    throw new Error(`${folder}/package.json: "${name}" is no name for what ${kind[0]} describes.`);
  return name;
}
