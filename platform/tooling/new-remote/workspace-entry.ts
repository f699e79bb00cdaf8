import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@alisio/shared-contracts/zod';

const rootPackage = z.object({ workspaces: z.array(z.string()) });
const lock = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** Everything else in such a file stays as it is, in its order. */
const whole = z.record(z.string(), z.unknown());

export interface PackageManifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** As npm orders the packages of a lock file. */
const inOrder = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other, 'en')));

/** Remotes stand together: after the last of them, before the servers and the journeys. */
function withRemote(workspaces: readonly string[], folder: string): string[] {
  const last = workspaces.findLastIndex((name) => name.startsWith('mf-'));
  return workspaces.toSpliced(last < 0 ? workspaces.length : last + 1, 0, folder);
}

function changeWorkspaces(root: string, change: (workspaces: readonly string[]) => string[]): string[] {
  const file = join(root, 'package.json');
  const read = readJson(file);
  const workspaces = change(rootPackage.parse(read).workspaces);
  writeJson(file, { ...whole.parse(read), workspaces });
  return workspaces;
}

function changeLock(
  root: string,
  workspaces: readonly string[],
  change: (packages: Record<string, object>) => Record<string, object>,
): void {
  const file = join(root, 'package-lock.json');
  const read = readJson(file);
  const { '': top, ...packages } = lock.parse(read).packages;
  writeJson(file, {
    ...whole.parse(read),
    packages: { '': { ...top, workspaces }, ...inOrder(change(packages)) },
  });
}

const linkOf = (root: string, { name }: Pick<PackageManifest, 'name'>): string =>
  join(root, 'node_modules', name);

/**
 * Makes a folder one of the tree's workspaces, as npm would: in the root's list, in the lock file and as a link.
 * Nothing is fetched: a new remote needs no package that is not there.
 */
export function addWorkspace(root: string, folder: string, manifest: PackageManifest): void {
  const workspaces = changeWorkspaces(root, (before) => withRemote(before, folder));
  const { name, version, dependencies, devDependencies } = manifest;
  changeLock(root, workspaces, (packages) => ({
    ...packages,
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }));
  if (!existsSync(join(root, 'node_modules'))) return;
  mkdirSync(join(linkOf(root, manifest), '..'), { recursive: true });
  symlinkSync(join('..', '..', folder), linkOf(root, manifest), 'junction');
}

/** Takes a workspace out of the list, the lock file and the links. Its folder is the caller's. */
export function removeWorkspace(root: string, folder: string, name: string): void {
  const workspaces = changeWorkspaces(root, (before) => before.filter((one) => one !== folder));
  changeLock(root, workspaces, (packages) => {
    const { [folder]: _own, [`node_modules/${name}`]: _link, ...rest } = packages;
    return rest;
  });
  rmSync(linkOf(root, { name }), { force: true });
}
