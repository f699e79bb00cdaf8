import { ceilings } from '../../build/ceilings.ts';
import { RELEASE_DOCUMENT, TooLarge } from './release-store.ts';

const KB = 1024;
const MB = 1024 * KB;

/** No file of a version is larger than all files of a version may be. */
const FILE_BYTES = Math.max(...[ceilings.host, ceilings.remote].flatMap(({ raw, server }) => [raw, server]));

/**
 * By what a name begins or ends with, the first that fits. A revision of two hundred remotes with a candidate each has
 * some 6 MB, a version's document some 20 KB, a head 200 bytes; a document of keys grows by what its keys have released.
 */
const DOCUMENTS: readonly (readonly [RegExp, number])[] = [
  [/^registry\/head\.json$/, 64 * KB],
  [/^registry\/\d+\.json$/, 16 * MB],
  [/^keys\//, 4 * MB],
  [/^(?:registry|claims|going)\//, MB],
  [new RegExp(`/${RELEASE_DOCUMENT.replace('.', '\\.')}$`), MB],
];

/**
 * How many bytes what lies at a path of a store may have. Whoever can write to a store cannot sign, so what they put there
 * is refused; this keeps it from filling the memory of who reads it before that.
 */
export const mostBytesAt = (path: string): number =>
  DOCUMENTS.find(([names]) => names.test(path))?.[1] ?? FILE_BYTES;

/** @throws TooLarge */
export function checkSize(path: string, bytes: number, most = mostBytesAt(path)): void {
  if (bytes > most) throw new TooLarge(path, most);
}

/**
 * All of a stream, as far as it may go.
 * @throws TooLarge, and the stream is ended
 */
export async function readWithin(
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  most = mostBytesAt(path),
): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    checkSize(path, bytes, most);
    read.push(piece);
  }
  return Buffer.concat(read);
}
