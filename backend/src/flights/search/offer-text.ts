import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { PackedParts } from '@alisio/shared-contracts/packed-json';
import { ascii } from './ascii-bytes.ts';

/** What follows an offer's own values. */
const INSIDE = [
  'id',
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
 * The packed text of an answer's offers, which have parts in common, as those of one search do: a journey, the bags of a
 * fare, the taxes of a way. Whatever is often one in a search is a part, and not looked for in the others again.
 */
class OfferTexts {
  readonly parts = new PackedParts();
  /** what stands for an object, and for a text */
  readonly #places = new Map<object, string>();
  readonly #placesOfTexts = new Map<string, string>();
  /** who travels, without what they pay and may bring */
  readonly #named: (Pick<TravelerPricing, 'travelerId' | 'type' | 'associatedAdultId'> & { text: string })[] =
    [];

  /** An offer under an id. */
  of(offer: FlightOffer, id: string): string {
    const { itineraries, travelerPricings, dictionaries, included, fareRules, co2Emissions } = offer;
    const { parts } = this;
    let text = `${parts.open(offer, INSIDE)},${parts.textOf(id)}`;
    text += `,${this.#place(included)},${this.#place(fareRules)},${this.#place(co2Emissions)}`;
    text += `,${this.#list(itineraries)},${this.#travelers(travelerPricings)}`;
    return `${text},${this.#place(dictionaries, DICTIONARY_DEPTH)}]`;
  }

  /** @param depth of parts in it */
  #place(value: object, depth = 0): string {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    const text = depth > 0 ? this.#members(value, depth) : ascii(this.parts.textOf(value));
    const place = this.#placeOfText(text);
    this.#places.set(value, place);
    return place;
  }

  #placeOfText(text: string): string {
    const known = this.#placesOfTexts.get(text);
    if (known !== undefined) return known;
    const place = this.parts.add(text);
    this.#placesOfTexts.set(text, place);
    return place;
  }

  #members(value: object, depth: number): string {
    const members = Object.entries(value).map(([key, item]) => {
      const text = typeof item === 'object' ? this.#place(item, depth - 1) : ascii(this.parts.textOf(item));
      return `${JSON.stringify(key)}:${text}`;
    });
    return `{${members.join()}}`;
  }

  #list(values: readonly object[]): string {
    let items = '[0';
    for (const value of values) items += `,${this.#place(value)}`;
    return `${items}]`;
  }

  /** @param place of the traveller in the list: offers of a search have the same in each */
  #name(place: number, traveler: TravelerPricing): string {
    const { travelerId, type, associatedAdultId } = traveler;
    const known = this.#named[place];
    const isKnown =
      known?.travelerId === travelerId &&
      known.type === type &&
      known.associatedAdultId === associatedAdultId;
    if (isKnown) return known.text;
    const text = `,${this.parts.open(traveler, PAID_AND_BROUGHT)},`;
    this.#named[place] = { travelerId, type, associatedAdultId, text };
    return text;
  }

  /** Travellers of one type have one price, and what they may bring differs by whether they sit. */
  #travelers(pricings: readonly TravelerPricing[]): string {
    let text = '[0';
    let [paid, brings] = ['', ''];
    for (const [place, traveler] of pricings.entries()) {
      const [before, after] = [pricings[place - 1], pricings[place + 1]];
      const { price, fareDetailsBySegment } = traveler;
      if (before?.price !== price) {
        paid = `${this.parts.open(price, TAXED)},${this.#place(price.taxes)}]`;
        if (after?.price === price) paid = this.parts.add(paid);
      }
      if (before?.fareDetailsBySegment !== fareDetailsBySegment)
        brings = this.#placeOfText(this.#list(fareDetailsBySegment));
      text += `${this.#name(place, traveler)}${paid},${brings}]`;
    }
    return `${text}]`;
  }
}

/**
 * The text of an answer, packed, in pieces: what stands in many places, then the answer.
 * @param offers each with the id under which it is told
 * @param meta JSON text of what the answer says beside them, packed
 */
export function packedAnswer(
  offers: readonly (readonly [offer: FlightOffer, id: string])[],
  meta: string,
): string[] {
  const texts = new OfferTexts();
  const data = offers.map(([offer, id]) => `,${texts.of(offer, id)}`);
  return [
    '[',
    ...texts.parts.texts.flatMap((part) => [part, ',']),
    '{"data":[0',
    ...data,
    `],"meta":${meta}}]`,
  ];
}
