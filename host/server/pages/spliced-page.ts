import { randomInt } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/** A page that is compressed already, but for the nonces in it. */
export type SplicedPage = (nonce: string) => Buffer;

/** It is compressed once, and sent many times. */
const QUALITY = 9;
/** Placeholders that are alike in some places are coded as copies of each other, and would be missed: others are tried. */
const TRIES = 5;
/** The last two characters decide how the next ones are coded: these stand behind each nonce, and are not its own. */
const BEHIND = 2;
/** No text has them, so that nothing in the page is coded as a copy of where a nonce will be. */
const CONTROL = Array.from({ length: 26 }, (_, code) => code + 1).filter((code) => code < 9 || code > 13);

/** Stands for a nonce while the rest is compressed. */
const placeholder = (length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => CONTROL[randomInt(CONTROL.length)] ?? 1));

/** A block of brotli that is not compressed (RFC 7932, 9.2): not the last, four nibbles of length. */
function plainBlock(text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.alloc(3);
  head.writeUIntLE(((content.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, content]);
}

/** Compresses one after another; each ends at a whole byte, so that what stands between them can be exchanged. */
async function compressed(parts: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const all: Buffer[] = [];
  let current: Buffer[] = [];
  stream.on('data', (part: Buffer) => current.push(part));
  const next = () => {
    all.push(Buffer.concat(current));
    current = [];
  };
  for (const part of parts) {
    stream.write(part);
    await new Promise<void>((done) => stream.flush(() => setImmediate(done)));
    next();
  }
  const ended = new Promise((done) => stream.once('end', done));
  stream.end();
  await ended;
  next();
  return all;
}

function textOf(page: Buffer): string | undefined {
  try {
    return brotliDecompressSync(page).toString();
  } catch {
    return undefined;
  }
}

async function trySplicing(
  [first = '', ...others]: readonly string[],
  nonceLength: number,
): Promise<SplicedPage | undefined> {
  const behind = others.map((piece) => piece.slice(0, BEHIND));
  if (behind.some((text) => text.length < BEHIND)) return undefined;
  const parts = others.flatMap((piece, index) => [
    placeholder(nonceLength) + behind[index],
    piece.slice(BEHIND),
  ]);
  const blocks = await compressed([first, ...parts]);
  // Every other block is a nonce with what stands behind it; the last one is the stream's end.
  const page: SplicedPage = (nonce) =>
    Buffer.concat(
      blocks.map((block, index) =>
        index % 2 === 1 && index < blocks.length - 1 ? plainBlock(nonce + behind[(index - 1) / 2]) : block,
      ),
    );
  const tried = '0'.repeat(nonceLength);
  return textOf(page(tried)) === [first, ...others].join(tried) ? page : undefined;
}

/**
 * Compresses a page once for all nonces of a length.
 * @param pieces text between which the nonce stands
 * @returns nothing where that cannot be done as it should: then each answer is compressed by itself
 */
export async function splicedPage(
  pieces: readonly string[],
  nonceLength: number,
): Promise<SplicedPage | undefined> {
  for (let time = 0; time < TRIES; time += 1) {
    const page = await trySplicing(pieces, nonceLength);
    if (page) return page;
  }
  return undefined;
}
