import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { packedPart } from '@alisio/shared-contracts/packed-json';

const NOT_ASCII = /[\u0080-\uffff]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Of a packed text, in ASCII alone: it becomes bytes without looking at each sign. */
const asciiPart = (value: unknown): string => packedPart(value).replace(NOT_ASCII, escaped);

/** `{…` of an object that is to have more members. It has one at least. */
const open = (object: object): string => `${asciiPart(object).slice(0, -1)},`;

/** A text in pieces. */
export type Pieces = (string | Part)[];

/** What may stand in many places of an answer, and is written once then. */
interface Part {
  pieces: Pieces;
}

/** How deep parts are parts of others: names of places within what an offer names. */
const DICTIONARY_DEPTH = 2;

/**
 * The packed text, ASCII, of offers that have parts in common, as those of one search do: a journey, the bags of a fare,
 * the taxes of a way. Nothing is put together before all is known (`packedAnswer`).
 */
export class OfferTexts {
  readonly #parts = new Map<object, Part>();
  readonly #byText = new Map<string, Part>();
  /** who travels, without what they pay and may bring */
  readonly #named = new Map<string, string>();

  /** An offer under an id. */
  of(offer: FlightOffer, id: string): Pieces {
    const { itineraries, travelerPricings, dictionaries, included, fareRules, co2Emissions, ...rest } = offer;
    const pieces: Pieces = [`${open({ ...rest, id })}"included":`, this.#part(included)];
    pieces.push(',"fareRules":', this.#part(fareRules), ',"co2Emissions":', this.#part(co2Emissions));
    pieces.push(',"itineraries":');
    this.#list(pieces, itineraries);
    pieces.push(',"travelerPricings":');
    this.#travelers(pieces, travelerPricings);
    pieces.push(',"dictionaries":', this.#part(dictionaries, DICTIONARY_DEPTH), '}');
    return pieces;
  }

  /** @param depth of parts in it */
  #part(value: object, depth = 0): Part {
    const known = this.#parts.get(value);
    if (known !== undefined) return known;
    const part = depth > 0 ? { pieces: this.#members(value, depth) } : this.#textPart(asciiPart(value));
    this.#parts.set(value, part);
    return part;
  }

  #textPart(text: string): Part {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const part = { pieces: [text] };
    this.#byText.set(text, part);
    return part;
  }

  #members(value: object, depth: number): Pieces {
    const pieces: Pieces = [];
    let before = '{';
    for (const [key, item] of Object.entries(value)) {
      pieces.push(`${before}${JSON.stringify(key)}:`);
      pieces.push(typeof item === 'object' ? this.#part(item, depth - 1) : asciiPart(item));
      before = ',';
    }
    pieces.push(pieces.length === 0 ? '{}' : '}');
    return pieces;
  }

  #list(pieces: Pieces, values: readonly object[]): void {
    pieces.push('[0');
    for (const value of values) pieces.push(',', this.#part(value));
    pieces.push(']');
  }

  #name(traveler: Omit<TravelerPricing, 'price' | 'fareDetailsBySegment'>): string {
    const key = `${traveler.travelerId} ${traveler.type} ${traveler.associatedAdultId}`;
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const text = `,${open(traveler)}"price":`;
    this.#named.set(key, text);
    return text;
  }

  /** Travellers of one type have one price, and what they may bring differs by whether they sit. */
  #travelers(pieces: Pieces, pricings: readonly TravelerPricing[]): void {
    const prices = new Map<object, string>();
    pieces.push('[0');
    for (const { price, fareDetailsBySegment, ...rest } of pricings) {
      let paid = prices.get(price);
      if (paid === undefined) {
        const { taxes, ...amounts } = price;
        paid = `${open(amounts)}"taxes":`;
        prices.set(price, paid);
      }
      pieces.push(this.#name(rest), paid, this.#part(price.taxes), '},"fareDetailsBySegment":');
      this.#list(pieces, fareDetailsBySegment);
      pieces.push('}');
    }
    pieces.push(']');
  }
}

/** The text of an answer with these offers, packed, in pieces: what stands in many places, then the answer. */
export function packedAnswer(offers: readonly Pieces[], meta: object): string[] {
  const seen = new Set<Part>();
  const shared = new Set<Part>();
  const look = (pieces: Pieces): void => {
    for (const piece of pieces) {
      if (typeof piece === 'string') continue;
      if (seen.has(piece)) shared.add(piece);
      else {
        seen.add(piece);
        look(piece.pieces);
      }
    }
  };
  for (const offer of offers) look(offer);

  const text: string[] = ['['];
  const places = new Map<Part, string>();
  const write = (pieces: Pieces): void => {
    for (const piece of pieces) {
      if (typeof piece === 'string') text.push(piece);
      else {
        const place = places.get(piece);
        if (place === undefined) write(piece.pieces);
        else text.push(place);
      }
    }
  };
  const define = (pieces: Pieces): void => {
    for (const piece of pieces) {
      if (typeof piece === 'string' || places.has(piece)) continue;
      define(piece.pieces);
      if (!shared.has(piece)) continue;
      write(piece.pieces);
      text.push(',');
      places.set(piece, `[${places.size + 1}]`);
    }
  };
  for (const offer of offers) define(offer);
  text.push('{"data":[0');
  for (const offer of offers) {
    text.push(',');
    write(offer);
  }
  text.push(`],"meta":${asciiPart(meta)}}]`);
  return text;
}

const FIRST_SIZE = 2 * 1024 * 1024;

/** Puts texts of ASCII together as bytes, in one place in memory that is used again and again. */
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
    const end = this.#length + piece.length;
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_SIZE, 2 * end));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#bytes.write(piece, this.#length, 'latin1');
    this.#length = end;
  }
}
