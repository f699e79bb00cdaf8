import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPackage } from '../../build/paths.ts';
import { remoteFolders } from '../../build/remote-folders.ts';
import { NotUnderstood } from '../../command-line/index.ts';

/**
 * Name of what a folder releases: `host`, or a remote's, as its package is called.
 * @param command that was typed: npm runs it in the folder that `-w` names, and else in the root
 * @throws NotUnderstood when the folder is neither
 */
export function workspaceName(folder: string, command: 'release' | 'rollback'): string {
  const kinds = [
    ['host.config.ts', /^host$/],
    ['remote.config.ts', /^mf-[a-z][a-z0-9-]*$/],
  ] as const;
  const kind = kinds.find(([file]) => existsSync(join(folder, file)));
  if (!kind) {
    const names = ['host', ...remoteFolders().map((one) => basename(one))].join(', ');
    throw new NotUnderstood(`Of what? npm run ${command} -w mf-x, from the root: ${names}.`);
  }
  const name = readPackage(folder).name.replace(/^@[^/]+\//, '');
  if (!kind[1].test(name))
    throw new Error(`${folder}/package.json: "${name}" is no name for what ${kind[0]} describes.`);
  return name;
}
