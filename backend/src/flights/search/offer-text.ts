import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';

const NOT_ASCII = /[\u0080-\uffff]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON in ASCII alone: a megabyte of it becomes bytes without looking at each sign. */
export const asciiJson = (value: object): string => JSON.stringify(value).replace(NOT_ASCII, escaped);

/** `{…` of an object that is to have more members. It has one at least. */
const open = (object: object): string => `${asciiJson(object).slice(0, -1)},`;

/** A text in pieces, which are texts of their own in many others. */
export type Pieces = string[];

/**
 * The JSON text, ASCII, of offers that have parts in common, as those of one search do: a journey, the bags of a fare, the
 * taxes of a way, by their identity, are written once. Nothing is put together before all is known (`AsciiBytes`).
 */
export class OfferTexts {
  readonly #written = new Map<object, string>();
  /** who travels, without what they pay and may bring */
  readonly #named = new Map<string, string>();

  /** An offer under an id. */
  of(offer: FlightOffer, id: string): Pieces {
    const { itineraries, travelerPricings, dictionaries, ...rest } = offer;
    const pieces: Pieces = [`${open({ ...rest, id })}"itineraries":`];
    this.#list(pieces, itineraries);
    pieces.push(',"travelerPricings":');
    this.#travelers(pieces, travelerPricings);
    pieces.push(',"dictionaries":', this.#once(dictionaries), '}');
    return pieces;
  }

  #once(part: object): string {
    const known = this.#written.get(part);
    if (known !== undefined) return known;
    const text = asciiJson(part);
    this.#written.set(part, text);
    return text;
  }

  #list(pieces: Pieces, parts: readonly object[]): void {
    let before = '[';
    for (const part of parts) {
      pieces.push(before, this.#once(part));
      before = ',';
    }
    pieces.push(parts.length === 0 ? '[]' : ']');
  }

  #name(traveler: Omit<TravelerPricing, 'price' | 'fareDetailsBySegment'>): string {
    const key = `${traveler.travelerId} ${traveler.type} ${traveler.associatedAdultId}`;
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const text = `${open(traveler)}"price":`;
    this.#named.set(key, text);
    return text;
  }

  /** Travellers of one type have one price, and what they may bring differs by whether they sit. */
  #travelers(pieces: Pieces, pricings: readonly TravelerPricing[]): void {
    const prices = new Map<object, string>();
    let before = '[';
    for (const { price, fareDetailsBySegment, ...rest } of pricings) {
      let paid = prices.get(price);
      if (paid === undefined) {
        const { taxes, ...amounts } = price;
        paid = `${open(amounts)}"taxes":`;
        prices.set(price, paid);
      }
      pieces.push(before, this.#name(rest), paid, this.#once(price.taxes), '},"fareDetailsBySegment":');
      this.#list(pieces, fareDetailsBySegment);
      before = '},';
    }
    pieces.push(pricings.length === 0 ? '[]' : '}]');
  }
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
