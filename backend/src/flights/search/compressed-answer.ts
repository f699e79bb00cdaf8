import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  deflateRaw,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const deflate = promisify(deflateRaw);
const decompress = promisify(brotliDecompress);

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const GZIP_LEVEL = 4;
const BROTLI_QUALITY = 5;
/** Bits: 1 MiB, most of an answer; a larger window costs memory alone. */
const BROTLI_WINDOW = 20;
/** The empty last meta-block of a brotli stream (RFC 7932, 9.2). */
const BROTLI_END = Buffer.from([0x03]);

/** A deflate block that stores bytes as they are and ends the stream (RFC 1951, 3.2.4). */
function storedDeflateBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** A brotli meta-block that stores bytes as they are (RFC 7932, 9.2). */
function storedBrotliBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  // not the last, four nibbles of length, length less one, uncompressed
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

function written(stream: BrotliCompress, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

interface Gzipped {
  deflated: Buffer;
  crc: number;
  length: number;
}

/**
 * A long JSON text whose few last bytes differ from answer to answer: the long part is compressed once and
 * flushed to a whole byte, the end is put behind it uncompressed. Kept is only what is compressed.
 */
export class CompressedAnswer {
  readonly #brotli: Buffer;
  #gzip: Promise<Gzipped> | undefined;
  #gzipSize = 0;

  private constructor(brotli: Buffer) {
    this.#brotli = brotli;
  }

  /** Compresses the parts as they come, so that the whole text is never in memory. */
  static async of(parts: AsyncIterable<string> | Iterable<string>): Promise<CompressedAnswer> {
    const stream = createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    });
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    try {
      for await (const part of parts) await written(stream, part);
      await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
      // Reading hands what is still in the stream's own buffer to the listener above.
      while (stream.read() !== null);
      return new CompressedAnswer(Buffer.concat(chunks));
    } finally {
      stream.destroy();
    }
  }

  /** Bytes in memory. */
  get size(): number {
    return this.#brotli.length + this.#gzipSize;
  }

  /** The whole text with its end, encoded. @param ending less than 64 KiB, ASCII */
  async body(encoding: Encoding, ending: string): Promise<Buffer> {
    const end = Buffer.from(ending);
    if (encoding === 'br') return Buffer.concat([this.#brotli, storedBrotliBlock(end), BROTLI_END]);
    if (encoding === 'identity') return Buffer.concat([await this.#text(), end]);
    const { deflated, crc, length } = await this.#gzipped();
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, crc), 0);
    trailer.writeUInt32LE(length + end.length, 4);
    return Buffer.concat([GZIP_HEADER, deflated, storedDeflateBlock(end), trailer]);
  }

  #text(): Promise<Buffer> {
    return decompress(Buffer.concat([this.#brotli, BROTLI_END]));
  }

  #gzipped(): Promise<Gzipped> {
    this.#gzip ??= this.#text().then(async (text) => {
      const deflated = await deflate(text, { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
      this.#gzipSize = deflated.length;
      return { deflated, crc: crc32(text), length: text.length };
    });
    return this.#gzip;
  }
}
