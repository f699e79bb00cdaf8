import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@alisio/shared-contracts/zod';
import { workspacesOf } from '../workspaces/index.ts';
import { writeSources } from './from-template.ts';
import { CannotMake, type RemoteFacts, type RemoteWishes, remoteFacts } from './remote-facts.ts';
import { addWorkspace, removeWorkspace } from './workspace-entry.ts';

const manifest = z.object({
  version: z.string(),
  scripts: z.optional(z.record(z.string(), z.string())),
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
});

const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** What the template's sources import, and its tests. */
const NEEDED = ['@alisio/platform', '@alisio/shared-ui', '@emotion/styled', 'react'];
const NEEDED_BY_TESTS = ['@testing-library/react'];

const isRemote = (root: string, folder: string) => existsSync(join(root, folder, 'remote.config.ts'));

/** Scripts and versions are those of the remotes that are there: a new one is not a step behind. */
function manifestLike(root: string, { name }: RemoteFacts) {
  const model = workspacesOf(root).find((folder) => isRemote(root, folder));
  if (!model) throw new CannotMake('There is no remote to take scripts and versions from.');
  const { scripts = {}, dependencies = {}, devDependencies = {} } = readManifest(join(root, model));
  const versions = { ...dependencies, ...devDependencies };
  const asThere = (names: readonly string[]) =>
    Object.fromEntries(names.map((key) => [key, versions[key] ?? '1.0.0']));
  return {
    name: `@alisio/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts,
    dependencies: asThere(NEEDED),
    devDependencies: asThere(NEEDED_BY_TESTS),
  };
}

/**
 * Makes a remote: a page, a part where one is asked for, its texts in every language, tests, owner, budgets, and its place among the workspaces.
 * @param root the tree's folder
 * @returns what it was made from
 * @throws CannotMake, with nothing written
 */
export function makeRemote(root: string, name: string, wishes: RemoteWishes): RemoteFacts {
  const facts = remoteFacts(root, name, wishes);
  const own = manifestLike(root, facts);
  const { version } = readManifest(join(root, 'shared-contracts'));
  mkdirSync(join(root, name));
  writeSources(join(root, name), facts, version);
  writeFileSync(join(root, name, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  addWorkspace(root, name, own);
  return facts;
}

/**
 * Whether a remote can be taken out of the tree.
 * @throws CannotMake when it is none, or nobody may write here
 */
export function checkRemovable(root: string, name: string): void {
  if (!workspacesOf(root).includes(name) || !isRemote(root, name)) {
    throw new CannotMake(`${name} is no remote of this tree.`);
  }
  try {
    for (const place of [root, join(root, name), join(root, 'package.json'), join(root, 'package-lock.json')])
      accessSync(place, constants.W_OK);
  } catch (cause) {
    throw new CannotMake(`No right to take ${name} out of ${root}.`, { cause });
  }
}

/**
 * Removes a remote's folder and its place among the workspaces. What is released of it stays live until it is
 * taken out of the site.
 * @throws CannotMake when it is no remote
 */
export function unmakeRemote(root: string, name: string): void {
  checkRemovable(root, name);
  removeWorkspace(root, name, `@alisio/${name}`);
  rmSync(join(root, name), { recursive: true, force: true });
}
