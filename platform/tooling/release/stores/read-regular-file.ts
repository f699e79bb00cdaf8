import { constants, type FileHandle, open } from 'node:fs/promises';
import { hasCode } from './disk-errors.ts';
import { checkSize } from './most-bytes.ts';
import { NotAFile, type Tagged } from './release-store.ts';

/** Opening a pipe that nobody writes to would wait for ever, and with it one of the few threads that read files. */
const AT_ONCE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** As many bytes as a file had when it was looked at: one that grows meanwhile is not read to its end. */
async function readBytes(handle: FileHandle, bytes: number): Promise<Uint8Array> {
  const content = Buffer.alloc(bytes);
  let read = 0;
  while (read < bytes) {
    const { bytesRead } = await handle.read(content, read, bytes - read, read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return content.subarray(0, read);
}

/**
 * @param file where it is
 * @param path as it is called in the store, for what is told
 * @param tag of what the caller has: the same file is not read again
 * @returns nothing when there is none, or a folder; its tag is which file it is, when it was written and how long it is
 * @throws NotAFile for a pipe, a socket, a device or a link; TooLarge
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
      if (found === tag) return 'same';
      checkSize(path, Number(facts.size));
      return { content: await readBytes(handle, Number(facts.size)), tag: found };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    if (hasCode(error, 'ELOOP', 'ENXIO')) throw new NotAFile(path);
    throw error;
  }
}
