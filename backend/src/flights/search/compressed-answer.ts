import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FlightSearchAnswer } from '@alisio/shared-contracts/flights';
import { pack, unpack } from '@alisio/shared-contracts/packed-json';
import { alone, BROTLI_QUALITY, type Encoding } from '../../server/encoders.ts';

/** How an answer is sent. */
export interface SentForm {
  encoding: Encoding;
  /** its JSON text is packed */
  isPacked: boolean;
}

const zip = promisify(gzip);
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const GZIP_LEVEL = 4;

/** A long text that is sent many times: kept compressed, and in no other encoding until somebody asks for one. */
class CompressedText {
  readonly #brotli: Buffer;
  #gzip: Promise<Buffer> | undefined;
  #gzipSize = 0;

  /** @param brotli the text, compressed */
  constructor(brotli: Uint8Array) {
    this.#brotli = Buffer.from(alone(brotli).buffer);
  }

  /** Bytes in memory. */
  get size(): number {
    return this.#brotli.length + this.#gzipSize;
  }

  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli;
    return encoding === 'gzip' ? this.#gzipped() : decompress(this.#brotli);
  }

  #gzipped(): Promise<Buffer> {
    this.#gzip ??= decompress(this.#brotli).then(async (text) => {
      const zipped = Buffer.from(alone(await zip(text, { level: GZIP_LEVEL })).buffer);
      this.#gzipSize = zipped.length;
      return zipped;
    });
    return this.#gzip;
  }
}

/** An answer that is sent many times: kept packed, and in no other form until somebody asks for one. */
export class CompressedAnswer {
  readonly #packed: CompressedText;
  readonly #unpack: (packed: Uint8Array) => Promise<Uint8Array>;
  #plain: Promise<CompressedText> | undefined;
  #plainText: CompressedText | undefined;

  /**
   * @param packed its packed text, brotli
   * @param unpack makes its plain text of that, brotli too
   */
  constructor(packed: Uint8Array, unpack: (packed: Uint8Array) => Promise<Uint8Array>) {
    this.#packed = new CompressedText(packed);
    this.#unpack = unpack;
  }

  /** Bytes in memory. */
  get size(): number {
    return this.#packed.size + (this.#plainText?.size ?? 0);
  }

  /** The whole text. */
  async body({ encoding, isPacked }: SentForm): Promise<Buffer> {
    return (isPacked ? this.#packed : await this.#inPlain()).body(encoding);
  }

  #inPlain(): Promise<CompressedText> {
    this.#plain ??= this.#packed.body('br').then(async (packed) => {
      this.#plainText = new CompressedText(await this.#unpack(packed));
      return this.#plainText;
    });
    // Who comes later tries again.
    this.#plain.catch(() => {
      this.#plain = undefined;
    });
    return this.#plain;
  }
}

const PACKED: SentForm = { encoding: 'identity', isPacked: true };

/** Answers with different offers as one, packed, with what the last of them knows. */
export async function joinedAnswers(answers: readonly CompressedAnswer[]): Promise<Uint8Array> {
  const texts = await Promise.all(answers.map((answer) => answer.body(PACKED)));
  const made = texts.map((text): FlightSearchAnswer => Object(unpack(text.toString())));
  const data = made.flatMap((answer) => answer.data);
  const text = pack({ data, meta: { ...made.at(-1)?.meta, count: data.length } });
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
