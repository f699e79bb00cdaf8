import { constants, open } from 'node:fs/promises';
import { hasCode } from './disk-errors.ts';
import { NotAFile } from './release-store.ts';

/** Opening a pipe that nobody writes to would wait for ever, and with it one of the few threads that read files. */
const AT_ONCE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * @param file where it is
 * @param path as it is called in the store, for what is told
 * @returns nothing when there is none, or a folder
 * @throws NotAFile for a pipe, a socket, a device or a link
 */
export async function readRegularFile(file: string, path: string): Promise<Uint8Array | undefined> {
  try {
    const handle = await open(file, AT_ONCE);
    try {
      const facts = await handle.stat();
      if (facts.isDirectory()) return undefined;
      if (!facts.isFile()) throw new NotAFile(path);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    if (hasCode(error, 'ELOOP', 'ENXIO')) throw new NotAFile(path);
    throw error;
  }
}
