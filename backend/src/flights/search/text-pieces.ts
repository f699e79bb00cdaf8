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

/**
 * Puts JSON texts together as bytes of ASCII, in one place in memory that is used again and again. Few texts have another
 * sign: all are written as if they had none, and those that took more bytes than they have signs once more.
 */
export class AsciiBytes {
  #bytes = Buffer.alloc(0);
  #length = 0;

  /** @returns what holds until the next is begun */
  of(pieces: Iterable<string>): Buffer {
    this.#length = 0;
    for (const piece of pieces) this.#add(piece);
    return this.#bytes.subarray(0, this.#length);
  }

  #add(piece: string): void {
    const room = this.#length + piece.length * MOST_BYTES;
    if (room > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_SIZE, 2 * room));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    const written = this.#bytes.write(piece, this.#length);
    if (written === piece.length) this.#length += written;
    else this.#add(piece.replace(NOT_ASCII, escaped));
  }
}
