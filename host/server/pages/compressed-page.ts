import { PassThrough, type Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** The smallest first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;

/** Of brotli: pages are small and each is made once; what is large is compressed when it is built. */
export const PAGE_QUALITY = 5;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } };
const GZIP = { level: 6 };

const packers = {
  br: {
    stream: () => createBrotliCompress(BROTLI),
    pack: (text: string, done: Packed) => brotliCompress(text, BROTLI, done),
  },
  gzip: { stream: () => createGzip(GZIP), pack: (text: string, done: Packed) => gzip(text, GZIP, done) },
  identity: {
    stream: () => new PassThrough(),
    pack: (text: string, done: Packed) => done(null, Buffer.from(text)),
  },
} as const;

type Packed = (error: Error | null, packed: Buffer) => void;

export interface PageStream {
  body: Readable;
  /** All of it, which leaves in one piece: nothing has left while it is compressed. */
  whole(text: string): void;
  /** Its first part, which leaves at once, and the rest. */
  inTwo(text: string, rest: Promise<string>): void;
}

/** A page on its way. */
export function compressedPage(encoding: keyof typeof packers): PageStream {
  const body = new PassThrough();
  const { stream, pack } = packers[encoding];
  return {
    body,
    whole(text) {
      pack(text, (error, packed) => (error ? body.destroy(error) : body.end(packed)));
    },
    inTwo(text, rest) {
      const packer = stream();
      packer.once('error', (error) => body.destroy(error)).pipe(body);
      packer.write(text);
      // Without waiting for the compressor to fill a block.
      if ('flush' in packer) packer.flush();
      void rest.then((last) => packer.end(last));
    },
  };
}
