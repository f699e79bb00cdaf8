/** What is installed and who runs on it; read on the machine's own Node, before anything is installed. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const modules = (root) => join(root, 'node_modules');
/** Hash of the lock file that was installed last. */
const stamp = (root) => join(modules(root), '.alisio-installed');
/** Hash of the packages in it: our own workspaces may come and go without anything to fetch. */
const packagesStamp = (root) => join(modules(root), '.alisio-packages');

const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const readLock = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Packages of others that a lock file names, each with its place, version and content. */
function packagesHash(lock) {
  const { packages } = JSON.parse(lock);
  const fetched = Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, resolved, integrity }]) => [place, version, resolved, integrity]);
  return hashOf(JSON.stringify(fetched));
}

const holds = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Notes that the tree holds what its lock file names. */
export function noteInstalled(root) {
  const lock = readLock(root);
  writeFileSync(packagesStamp(root), packagesHash(lock));
  writeFileSync(stamp(root), hashOf(lock));
}

const isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Makes the links of our own workspaces as the lock file names them, and takes away those to workspaces that have gone. */
function linkWorkspaces(root) {
  const { packages } = JSON.parse(readLock(root));
  const ours = Object.entries(packages).filter(([, { link }]) => link);
  for (const [place, { resolved }] of ours) {
    const link = join(root, place);
    if (isThere(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(root, resolved)), link, 'junction');
  }
  const scope = join(modules(root), '@alisio');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    if (!existsSync(join(scope, name))) rmSync(join(scope, name), { force: true });
  }
}

/**
 * Whether the tree holds the packages that its lock file names; a broken-off install leaves no stamp. A workspace that
 * came or went since needs nothing but its link, which is made here.
 */
export function isInstalled(root) {
  const lock = readLock(root);
  const isSame = holds(stamp(root), hashOf(lock));
  if (!isSame && !holds(packagesStamp(root), packagesHash(lock))) return false;
  linkWorkspaces(root);
  if (!isSame || !existsSync(packagesStamp(root))) noteInstalled(root);
  return true;
}

const RUNNING = '.alisio-running-';

/** Notes that this process runs on the tree's packages. @returns takes the note away */
export function noteRunning(root) {
  const note = join(modules(root), `${RUNNING}${process.pid}`);
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
}

function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // There is one, of somebody else.
    return error.code === 'EPERM';
  }
}

/** Processes that run on the tree's packages. */
export function runningOn(root) {
  const names = existsSync(modules(root)) ? readdirSync(modules(root)) : [];
  return names
    .filter((name) => name.startsWith(RUNNING))
    .map((name) => Number(name.slice(RUNNING.length)))
    .filter((id) => id > 0 && isAlive(id));
}
