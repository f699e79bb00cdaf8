import {
  type BrotliCompress,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzipSync,
} from 'node:zlib';

/** A form of compression in which blocks that are not compressed may stand between others. */
export interface SpliceForm {
  /** a stream that ends at a whole byte when it is flushed */
  compressor(): { stream: BrotliCompress | DeflateRaw; flushed(done: () => void): void };
  /** Text as a block of its own, not compressed, not the last. */
  plainBlock(text: string): Buffer;
  head?: Buffer;
  /** What stands at its end. @param content all that was compressed, in its order */
  tail?(content: readonly Buffer[]): Buffer;
  unpack(page: Buffer): Buffer;
}

/** The next one makes a hundredth less of a page, and takes twenty times as long. */
const BROTLI_QUALITY = 8;
const GZIP_LEVEL = 9;

const brotli: SpliceForm = {
  compressor() {
    const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return { stream, flushed: (done) => stream.flush(done) };
  },
  /** RFC 7932, 9.2: four nibbles of length. */
  plainBlock(text) {
    const content = Buffer.from(text);
    const head = Buffer.alloc(3);
    head.writeUIntLE(((content.length - 1) << 3) | (1 << 19), 0, 3);
    return Buffer.concat([head, content]);
  },
  unpack: brotliDecompressSync,
};

/** RFC 1952 around RFC 1951. */
const gzip: SpliceForm = {
  compressor() {
    const stream = createDeflateRaw({ level: GZIP_LEVEL });
    return { stream, flushed: (done) => stream.flush(constants.Z_SYNC_FLUSH, done) };
  },
  /** RFC 1951, 3.2.4. */
  plainBlock(text) {
    const content = Buffer.from(text);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(content.length, 1);
    head.writeUInt16LE(content.length ^ 0xff_ff, 3);
    return Buffer.concat([head, content]);
  },
  head: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]),
  tail(content) {
    const end = Buffer.alloc(8);
    end.writeUInt32LE(
      content.reduce((sum, part) => crc32(part, sum), 0),
      0,
    );
    end.writeUInt32LE(
      content.reduce((sum, { length }) => sum + length, 0),
      4,
    );
    return end;
  },
  unpack: gunzipSync,
};

export const spliceForms = { br: brotli, gzip } as const;
