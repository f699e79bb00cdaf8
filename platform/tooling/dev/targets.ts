import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartProblem } from '../start/settings.ts';

const isFolderOfRemote = (path: string): boolean => existsSync(join(path, 'remote.config.ts'));

/**
 * The folders of the remotes that are meant. `all` is every remote of the tree, `host` adds none: the shell is from
 * source anyway; what has a slash is a folder.
 * @param known the remotes of the tree
 * @throws StartProblem for a name that nobody has
 */
export function targetFolders(names: readonly string[], known: readonly string[]): string[] {
  const folders = names.flatMap((name) => {
    if (name === 'all') return [...known];
    if (name === 'host') return [];
    if (name.includes('/') && isFolderOfRemote(resolve(name))) return [resolve(name)];
    const folder = known.find((one) => basename(one) === name);
    if (folder) return [folder];
    const choice = [...known.map((one) => basename(one)), 'host', 'all'].join(', ');
    throw new StartProblem(`There is no remote ${name}; choose from ${choice}.`);
  });
  return [...new Set(folders)];
}
