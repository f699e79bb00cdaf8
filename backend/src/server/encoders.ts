import { PassThrough, type Transform } from 'node:stream';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';

/** How answers are compressed, the smallest first. */
export const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

/** Brotli's of what is compressed while somebody waits for it. */
export const BROTLI_QUALITY = 4;

/** What compresses an answer while it is written. */
export const encoderOf = (encoding: Encoding): BrotliCompress | Gzip | PassThrough =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : encoding === 'gzip'
      ? createGzip()
      : new PassThrough();

/** All that was written goes out before more is known. */
export const flush = (encoder: Transform): void => {
  if ('flush' in encoder && typeof encoder.flush === 'function') encoder.flush();
};
