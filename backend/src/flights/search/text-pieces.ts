import type { KeyLists } from '@alisio/shared-contracts/packed-json';

/** A text in pieces. */
export type Pieces = (string | Part)[];

/** What may stand in many places of an answer, and is written once then. */
export interface Part {
  pieces: Pieces;
  /** the answer that looked at it last, by its number */
  answer: number;
  /** it stands there in many places */
  isShared: boolean;
  /** what stands for it there, once it is written */
  place: string;
}

export const newPart = (pieces: Pieces): Part => ({ pieces, answer: 0, isShared: false, place: '' });

let answers = 0;

/**
 * The text of an answer with these offers, packed, in pieces: keys, what stands in many places, then the answer.
 * @param meta JSON text of what the answer says beside them, packed
 * @param keys by which the offers are written
 */
export function packedAnswer(offers: readonly Pieces[], meta: string, keys: KeyLists): string[] {
  const lists = keys.texts;
  answers += 1;
  const answer = answers;
  // What is noted on a part is of this answer alone: in a map it would be looked for thousands of times.
  const look = (pieces: Pieces): void => {
    for (const piece of pieces) {
      if (typeof piece === 'string') continue;
      if (piece.answer === answer) piece.isShared = true;
      else {
        piece.answer = answer;
        piece.isShared = false;
        piece.place = '';
        look(piece.pieces);
      }
    }
  };
  for (const offer of offers) look(offer);

  const shared: string[] = [];
  const write = (pieces: Pieces): string => {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : placeOf(piece);
    return text;
  };
  const placeOf = (part: Part): string => {
    if (!part.isShared) return write(part.pieces);
    if (part.place === '') part.place = `[${lists.length + shared.push(write(part.pieces))}]`;
    return part.place;
  };
  const text: string[] = [];
  for (const offer of offers) text.push(',', write(offer));
  const before = [...lists, ...shared].flatMap((part) => [part, ',']);
  return ['[', ...before, '{"data":[0', ...text, `],"meta":${meta}}]`];
}

const FIRST_SIZE = 2 * 1024 * 1024;
const NOT_ASCII = /[\u0080-\uffff]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A JSON text in ASCII that says the same. */
export const ascii = (text: string): string => text.replace(NOT_ASCII, escaped);

/**
 * Puts JSON texts together as bytes of ASCII, in one place in memory that is used again and again. Whoever writes names
 * writes them in ASCII: one of them else has the whole answer written anew.
 */
export class AsciiBytes {
  #bytes = Buffer.alloc(0);

  /** @returns what holds until the next is begun */
  of(pieces: readonly string[]): Buffer {
    // A text that was put together of thousands is written four times as fast when it has been joined.
    const joined = pieces.join('');
    const text = Buffer.byteLength(joined) === joined.length ? joined : ascii(joined);
    const { length } = text;
    if (length > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(Math.max(FIRST_SIZE, 2 * length));
    return this.#bytes.subarray(0, this.#bytes.write(text, 'latin1'));
  }
}
