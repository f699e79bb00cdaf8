import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { KeyLists } from '@alisio/shared-contracts/packed-json';
import { ascii, newPart, type Part, type Pieces } from './text-pieces.ts';

/** What follows an offer's own values. */
const INSIDE = [
  'included',
  'fareRules',
  'co2Emissions',
  'itineraries',
  'travelerPricings',
  'dictionaries',
] as const satisfies (keyof FlightOffer)[];
/** What follows who travels, and what a price is without its taxes. */
const PAID_AND_BROUGHT = ['price', 'fareDetailsBySegment'] as const satisfies (keyof TravelerPricing)[];
const TAXED = ['taxes'] as const satisfies (keyof TravelerPricing['price'])[];

/** How deep parts are parts of others: names of places within what an offer names. */
const DICTIONARY_DEPTH = 2;

/**
 * The packed text of offers that have parts in common, as those of one search do: a journey, the bags of a fare,
 * the taxes of a way. Nothing is put together before all is known (`packedAnswer`).
 */
export class OfferTexts {
  /** The keys that stand before the offers in an answer. */
  readonly keys = new KeyLists();
  readonly #parts = new Map<object, Part>();
  readonly #byText = new Map<string, Part>();
  /** who travels, without what they pay and may bring */
  readonly #named: (Pick<TravelerPricing, 'travelerId' | 'type' | 'associatedAdultId'> & { text: string })[] =
    [];

  /** An offer under an id. */
  of(offer: FlightOffer, id: string): Pieces {
    const { itineraries, travelerPricings, dictionaries, included, fareRules, co2Emissions, ...told } = offer;
    const pieces: Pieces = [
      `${this.keys.open({ ...told, id }, INSIDE)},`,
      this.#part(included),
      ',',
      this.#part(fareRules),
      ',',
      this.#part(co2Emissions),
      ',',
    ];
    this.#list(pieces, itineraries);
    pieces.push(',');
    this.#travelers(pieces, travelerPricings);
    pieces.push(',', this.#part(dictionaries, DICTIONARY_DEPTH), ']');
    return pieces;
  }

  /** @param depth of parts in it */
  #part(value: object, depth = 0): Part {
    const known = this.#parts.get(value);
    if (known !== undefined) return known;
    const part =
      depth > 0 ? newPart(this.#members(value, depth)) : this.#textPart(ascii(this.keys.textOf(value)));
    this.#parts.set(value, part);
    return part;
  }

  #textPart(text: string): Part {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const part = newPart([text]);
    this.#byText.set(text, part);
    return part;
  }

  #members(value: object, depth: number): Pieces {
    const pieces: Pieces = [];
    let before = '{';
    for (const [key, item] of Object.entries(value)) {
      pieces.push(`${before}${JSON.stringify(key)}:`);
      pieces.push(typeof item === 'object' ? this.#part(item, depth - 1) : ascii(this.keys.textOf(item)));
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

  /** @param place of the traveller in the list: offers of a search have the same in each */
  #name(place: number, { price: _, fareDetailsBySegment: __, ...who }: TravelerPricing): string {
    const text = `,${this.keys.open(who, PAID_AND_BROUGHT)},`;
    this.#named[place] = { ...who, text };
    return text;
  }

  /** Travellers of one type have one price, and what they may bring differs by whether they sit. */
  #travelers(pieces: Pieces, pricings: readonly TravelerPricing[]): void {
    let before: TravelerPricing | undefined;
    let [paid, brings] = [newPart([]), newPart([])];
    pieces.push('[0');
    for (const [place, traveler] of pricings.entries()) {
      const { price, fareDetailsBySegment, travelerId, type, associatedAdultId } = traveler;
      if (before?.price !== price) {
        const { taxes, ...amounts } = price;
        paid = newPart([`${this.keys.open(amounts, TAXED)},`, this.#part(taxes), ']']);
      }
      if (before?.fareDetailsBySegment !== fareDetailsBySegment) {
        brings = newPart([]);
        this.#list(brings.pieces, fareDetailsBySegment);
      }
      before = traveler;
      const known = this.#named[place];
      const isKnown =
        known?.travelerId === travelerId &&
        known.type === type &&
        known.associatedAdultId === associatedAdultId;
      const name = isKnown ? known.text : this.#name(place, traveler);
      pieces.push(name, paid, ',', brings, ']');
    }
    pieces.push(']');
  }
}
