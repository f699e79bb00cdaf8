import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';

/** The smallest first. */
export const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

const zip = promisify(gzip);
const decompress = promisify(brotliDecompress);

const GZIP_LEVEL = 4;
const BROTLI_QUALITY = 5;
/** Bits: 1 MiB, most of an answer; a larger window costs memory alone. */
const BROTLI_WINDOW = 20;

function written(stream: BrotliCompress, text: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** A long text that is sent many times: compressed once, and kept in no other form. */
export class CompressedAnswer {
  readonly #brotli: Buffer;
  #gzip: Promise<Buffer> | undefined;
  #gzipSize = 0;

  private constructor(brotli: Buffer) {
    this.#brotli = brotli;
  }

  /** Compresses the parts as they come, so that the whole text is never in memory. */
  static async of(parts: AsyncIterable<string> | Iterable<string | Buffer>): Promise<CompressedAnswer> {
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
      await new Promise<void>((resolve) => stream.once('end', resolve).end());
      return new CompressedAnswer(Buffer.concat(chunks));
    } finally {
      stream.destroy();
    }
  }

  /** Bytes in memory. */
  get size(): number {
    return this.#brotli.length + this.#gzipSize;
  }

  /** The whole text, encoded. */
  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli;
    return encoding === 'gzip' ? this.#gzipped() : decompress(this.#brotli);
  }

  #gzipped(): Promise<Buffer> {
    this.#gzip ??= decompress(this.#brotli).then(async (text) => {
      const zipped = await zip(text, { level: GZIP_LEVEL });
      this.#gzipSize = zipped.length;
      return zipped;
    });
    return this.#gzip;
  }
}
