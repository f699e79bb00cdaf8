import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib';

/** How answers are compressed, the smallest first. */
export const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

/** Brotli's of what is compressed while somebody waits for it. */
export const BROTLI_QUALITY = 4;

const OF_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A whole answer compressed, beside this thread. */
export async function encoded(text: string | Buffer, encoding: Encoding): Promise<string | Buffer> {
  if (encoding === 'br') return brotli(text, OF_BROTLI);
  return encoding === 'gzip' ? zip(text) : text;
}

/** Bytes for whoever keeps them or passes them on to another thread: those of zlib stand in a chunk of 64 KiB, however few. */
export const alone = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** What compresses an answer while it is written. */
export const encoderOf = (encoding: Encoding): BrotliCompress | Gzip | PassThrough =>
  encoding === 'br'
    ? createBrotliCompress(OF_BROTLI)
    : encoding === 'gzip'
      ? createGzip()
      : new PassThrough();

/** All that was written goes out before more is known. */
export const flush = (encoder: Transform): void => {
  if ('flush' in encoder && typeof encoder.flush === 'function') encoder.flush();
};
