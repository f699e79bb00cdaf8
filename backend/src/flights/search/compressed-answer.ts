import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** The smallest first. */
export const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

const zip = promisify(gzip);
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const GZIP_LEVEL = 4;
/** Brotli's of what is compressed while somebody waits for it. */
export const BROTLI_QUALITY = 4;

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

const DATA = '{"data":[';
const META = '],"meta":';

/** How many offers an answer has, and what else it tells. */
const metaOf = (text: string): { count: number } =>
  JSON.parse(text.slice(text.lastIndexOf(META) + META.length, -1));

/** Answers with different offers as one, with what the last of them knows. */
export async function joinedAnswers(answers: readonly CompressedAnswer[]): Promise<CompressedAnswer> {
  const [only, ...others] = answers;
  if (only && others.length === 0) return only;
  const texts = await Promise.all(answers.map(async (answer) => (await answer.body('identity')).toString()));
  const lists = texts.map((text) => text.slice(DATA.length, text.lastIndexOf(META)));
  const meta = {
    ...metaOf(texts.at(-1) ?? ''),
    count: texts.reduce((sum, text) => sum + metaOf(text).count, 0),
  };
  const offers = lists.filter((list) => list !== '').join();
  const text = `${DATA}${offers}${META}${JSON.stringify(meta)}}`;
  return new CompressedAnswer(
    await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  );
}
