import { cpSync, existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspacesOf } from '../tooling/workspaces/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What a clone does not have. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', '.cache']);

/** Every package as a link; our own lead to the workspaces of the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@alisio') continue;
    await symlink(join(from, name), join(to, name));
  }
  await mkdir(join(to, '@alisio'));
  for (const name of await readdir(join(from, '@alisio'))) {
    const link = join(from, '@alisio', name);
    if ((await lstat(link)).isSymbolicLink()) await symlink(await readlink(link), join(to, '@alisio', name));
  }
}

export interface TreeCopy {
  root: string;
  remove(): Promise<void>;
}

/** The tree's sources in a temporary folder, with its packages: to try what changes the tree itself. */
export async function copyTree(): Promise<TreeCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'alisio-tree-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  await linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  // A folder may need another version of a package than the rest.
  for (const folder of workspacesOf(root)) {
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) await symlink(own, join(copy, folder, 'node_modules'));
  }
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true }) };
}
