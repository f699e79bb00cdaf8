import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';

/** The smallest first. */
export const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

const zip = promisify(gzip);
const decompress = promisify(brotliDecompress);

const GZIP_LEVEL = 4;

/** A long text that is sent many times: kept compressed, and in no other form until somebody asks for one. */
export class CompressedAnswer {
  readonly #brotli: Buffer;
  #gzip: Promise<Buffer> | undefined;
  #gzipSize = 0;

  /** @param brotli the text, compressed */
  constructor(brotli: Uint8Array) {
    this.#brotli = Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength);
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
