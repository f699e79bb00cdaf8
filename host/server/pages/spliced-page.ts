import { randomInt } from 'node:crypto';
import type { SpliceForm } from './splice-forms.ts';

/** A page that is compressed already, but for the nonces in it. */
export type SplicedPage = (nonce: string) => Buffer;

/** Placeholders that are alike in some places are coded as copies of each other, and would be missed: others are tried. */
const TRIES = 5;
/** The last two characters decide how the next ones are coded: these stand behind each nonce, and are not its own. */
const BEHIND = 2;
/** No text has them, so that nothing in the page is coded as a copy of where a nonce will be. */
const CONTROL = Array.from({ length: 26 }, (_, code) => code + 1).filter((code) => code < 9 || code > 13);

const NOTHING = Buffer.alloc(0);

/** Stands for a nonce while the rest is compressed. */
const placeholder = (length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => CONTROL[randomInt(CONTROL.length)] ?? 1));

/** Compresses one after another; each ends at a whole byte, so that what stands between them can be exchanged. */
async function compressed(form: SpliceForm, parts: readonly string[]): Promise<Buffer[]> {
  const { stream, flushed } = form.compressor();
  const all: Buffer[] = [];
  let current: Buffer[] = [];
  stream.on('data', (part: Buffer) => current.push(part));
  const next = () => {
    all.push(Buffer.concat(current));
    current = [];
  };
  for (const part of parts) {
    stream.write(part);
    await new Promise<void>((done) => flushed(() => setImmediate(done)));
    next();
  }
  const ended = new Promise((done) => stream.once('end', done));
  stream.end();
  await ended;
  next();
  return all;
}

function textOf(form: SpliceForm, page: Buffer): string | undefined {
  try {
    return form.unpack(page).toString();
  } catch {
    return undefined;
  }
}

async function trySplicing(
  form: SpliceForm,
  [first = '', ...others]: readonly string[],
  nonceLength: number,
): Promise<SplicedPage | undefined> {
  const behind = others.map((piece) => piece.slice(0, BEHIND));
  if (behind.some((text) => text.length < BEHIND)) return undefined;
  const parts = others.flatMap((piece, index) => [
    placeholder(nonceLength) + behind[index],
    piece.slice(BEHIND),
  ]);
  const blocks = await compressed(form, [first, ...parts]);
  const content = form.tail ? [first, ...others].map((piece) => Buffer.from(piece)) : [];
  // Every other block is a nonce with what stands behind it; the last one is the stream's end.
  const page: SplicedPage = (nonce) => {
    const spliced = blocks.map((block, index) =>
      index % 2 === 1 && index < blocks.length - 1 ? form.plainBlock(nonce + behind[(index - 1) / 2]) : block,
    );
    const between = Buffer.from(nonce);
    const whole = content.flatMap((piece, index) => (index > 0 ? [between, piece] : [piece]));
    return Buffer.concat([form.head ?? NOTHING, ...spliced, form.tail?.(whole) ?? NOTHING]);
  };
  const tried = '0'.repeat(nonceLength);
  return textOf(form, page(tried)) === [first, ...others].join(tried) ? page : undefined;
}

/**
 * Compresses a page once for all nonces of a length.
 * @param pieces text between which the nonce stands
 * @returns nothing where that cannot be done as it should: then each answer is compressed by itself
 */
export async function splicedPage(
  form: SpliceForm,
  pieces: readonly string[],
  nonceLength: number,
): Promise<SplicedPage | undefined> {
  for (let time = 0; time < TRIES; time += 1) {
    const page = await trySplicing(form, pieces, nonceLength);
    if (page) return page;
  }
  return undefined;
}
