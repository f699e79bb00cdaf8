import { PassThrough, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** The smallest first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;

/** Of brotli: pages are small and each is made once; what is large is compressed when it is built. */
export const PAGE_QUALITY = 5;

export interface PageStream {
  body: Readable;
  /** Sends at once, without waiting for the compressor to fill a block. */
  begin(text: string): void;
  end(text: string): void;
}

/** A page that leaves in two parts: what the browser can begin with, and the rest. */
export function compressedPage(encoding: (typeof PAGE_ENCODINGS)[number] | 'identity'): PageStream {
  if (encoding === 'identity') {
    const body = new PassThrough();
    return { body, begin: (text) => body.write(text), end: (text) => body.end(text) };
  }
  const body =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } })
      : createGzip({ level: 6 });
  return {
    body,
    begin: (text) => {
      body.write(text);
      body.flush();
    },
    end: (text) => body.end(text),
  };
}
