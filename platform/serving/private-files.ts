import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const RIGHTS = 0o777;

/** Takes the rights of others from a file, or a folder with all in it. What is somebody else's is theirs to guard. */
export function tighten(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link's target is not below here, and what is neither file nor folder holds nothing.
  if (!found || found.uid !== (process.getuid?.() ?? found.uid)) return;
  const wanted = found.isDirectory() ? FOLDER : FILE;
  if (!found.isDirectory() && !found.isFile()) return;
  if ((found.mode & RIGHTS) !== wanted) chmodSync(path, wanted);
  if (!found.isDirectory()) return;
  for (const name of readdirSync(path)) tighten(join(path, name));
}

/**
 * Makes a folder its owner's alone, with everything that earlier starts have left in it, and all that this process
 * writes from now on.
 */
export function keepPrivate(folder: string): void {
  process.umask(RIGHTS & ~FOLDER);
  mkdirSync(folder, { recursive: true });
  tighten(folder);
}
