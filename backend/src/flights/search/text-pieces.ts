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
/** Of a sign in UTF-8, for each place that it takes in a text. */
const MOST_BYTES = 3;
const NOT_ASCII = /[\u0080-\uffff]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A JSON text in ASCII that says the same. */
export const ascii = (text: string): string => text.replace(NOT_ASCII, escaped);

/**
 * Puts JSON texts together as bytes of ASCII, in one place in memory that is used again and again. Most have no other
 * sign: all are written as if they had none, and once more where they took more bytes than they have signs, so whoever
 * writes names writes them in ASCII: one of them else has the whole answer written twice.
 */
export class AsciiBytes {
  #bytes = Buffer.alloc(0);

  /** @returns what holds until the next is begun */
  of(pieces: readonly string[]): Buffer {
    // A text that was put together of thousands is written four times as fast when it has been joined.
    const text = pieces.join('');
    const written = this.#write(text);
    return written.length === text.length ? written : this.#write(ascii(text));
  }

  #write(text: string): Buffer {
    const most = text.length * MOST_BYTES;
    if (most > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(Math.max(FIRST_SIZE, 2 * most));
    return this.#bytes.subarray(0, this.#bytes.write(text));
  }
}
