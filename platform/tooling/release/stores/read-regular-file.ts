import { constants, open } from 'node:fs/promises';
import { hasCode } from './disk-errors.ts';
import { NotAFile, type Tagged } from './release-store.ts';

/** Opening a pipe that nobody writes to would wait for ever, and with it one of the few threads that read files. */
const AT_ONCE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * @param file where it is
 * @param path as it is called in the store, for what is told
 * @param tag of what the caller has: the same file is not read again
 * @returns nothing when there is none, or a folder; its tag is which file it is, when it was written and how long it is
 * @throws NotAFile for a pipe, a socket, a device or a link
 */
export async function readRegularFile(
  file: string,
  path: string,
  tag?: string,
): Promise<Tagged | 'same' | undefined> {
  try {
    const handle = await open(file, AT_ONCE);
    try {
      const facts = await handle.stat({ bigint: true });
      if (facts.isDirectory()) return undefined;
      if (!facts.isFile()) throw new NotAFile(path);
      const found = `${facts.ino}-${facts.mtimeNs}-${facts.size}`;
      return found === tag ? 'same' : { content: await handle.readFile(), tag: found };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    if (hasCode(error, 'ELOOP', 'ENXIO')) throw new NotAFile(path);
    throw error;
  }
}
