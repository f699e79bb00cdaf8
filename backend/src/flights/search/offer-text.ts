import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { KeyLists, packedPart } from '@alisio/shared-contracts/packed-json';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { AsciiBytes } from './ascii-bytes.ts';

/** All keys of what contracts demand, none left out, in the order in which they are written here. */
const keysOf = <Of extends object>(keys: Record<keyof Of & string, true>): readonly string[] =>
  Object.keys(keys);

const OFFER = keysOf<FlightOffer>({
  type: true,
  id: true,
  disId: true,
  metaName: true,
  oneWay: true,
  lastTicketingDate: true,
  numberOfBookableSeats: true,
  validatingAirlineCodes: true,
  price: true,
  included: true,
  fareRules: true,
  co2Emissions: true,
  itineraries: true,
  travelerPricings: true,
  dictionaries: true,
});
const OFFER_PRICE = keysOf<FlightOffer['price']>({ currency: true, total: true, base: true, intTotal: true });
const TRAVELER_PRICE = keysOf<TravelerPricing['price']>({
  currency: true,
  total: true,
  base: true,
  intBase: true,
  intTotal: true,
  taxes: true,
});
const MONEY = keysOf<MoneyAmount>({ amount: true, currency: true });
/** What follows who travels. */
const PAID_AND_BROUGHT = ['price', 'fareDetailsBySegment'] as const satisfies (keyof TravelerPricing)[];

/** How deep parts are parts of others: names of places within what an offer names. */
const DICTIONARY_DEPTH = 2;

/** Of this thread, one answer at a time: its parts, the whole, and the part that is being written. */
const [partBytes, wholeBytes, oneBytes] = [new AsciiBytes(), new AsciiBytes(), new AsciiBytes()];

/** Lists of parts, by the places of these. */
class Lists {
  /** of the list, once there was one */
  place: number | undefined;
  readonly #longer = new Map<number, Lists>();

  with(place: number): Lists {
    const known = this.#longer.get(place);
    if (known) return known;
    const longer = new Lists();
    this.#longer.set(place, longer);
    return longer;
  }
}

function nextPlace(bytes: AsciiBytes, place: number): void {
  bytes.text(',[');
  bytes.scalar(place);
  bytes.text(']');
}

/** The text of a part. @param write writes to `oneBytes`, and has no other part written meanwhile */
function partText(write: () => void): string {
  oneBytes.clear();
  write();
  return oneBytes.written.toString('latin1');
}

/**
 * The packed text of an answer's offers, which have parts in common, as those of one search do: a journey, the bags of a
 * fare, the taxes of a way. Whatever is often one in a search is a part, and not looked for in the others again.
 */
class OfferTexts {
  #parts = 0;
  readonly #keys = new KeyLists((list) => this.#add(list));
  // How each of what contracts demand begins.
  readonly #offer = this.#beginOf(OFFER);
  readonly #offerPrice = this.#beginOf(OFFER_PRICE);
  readonly #travelerPrice = this.#beginOf(TRAVELER_PRICE);
  readonly #amount = this.#beginOf(MONEY);
  readonly #places = new Map<object, number>();
  readonly #placesOfTexts = new Map<string, number>();
  readonly #lists = new Lists();
  /** who travels, without what they pay and may bring */
  readonly #named: (Pick<TravelerPricing, 'travelerId' | 'type' | 'associatedAdultId'> & { text: string })[] =
    [];

  /** An offer under an id. */
  write(offer: FlightOffer, id: string): void {
    const { price, included, fareRules, co2Emissions } = offer;
    wholeBytes.text(this.#offer);
    for (const own of [offer.type, id, offer.disId, offer.metaName, offer.oneWay]) wholeBytes.next(own);
    wholeBytes.next(offer.lastTicketingDate);
    wholeBytes.next(offer.numberOfBookableSeats);
    wholeBytes.text(',[0');
    for (const code of offer.validatingAirlineCodes) wholeBytes.next(code);
    wholeBytes.text('],');
    wholeBytes.text(this.#offerPrice);
    for (const amount of [price.currency, price.total, price.base]) wholeBytes.next(amount);
    this.#money(wholeBytes, price.intTotal);
    wholeBytes.text(']');
    for (const inside of [included, fareRules, co2Emissions]) nextPlace(wholeBytes, this.#place(inside));
    wholeBytes.text(',[0');
    for (const itinerary of offer.itineraries) nextPlace(wholeBytes, this.#place(itinerary));
    wholeBytes.text('],[0');
    this.#travelers(offer.travelerPricings);
    wholeBytes.text(']');
    nextPlace(wholeBytes, this.#place(offer.dictionaries, DICTIONARY_DEPTH));
    wholeBytes.text(']');
  }

  /** @returns its place */
  #add(part: string | Uint8Array): number {
    if (typeof part === 'string') partBytes.text(part);
    else partBytes.bytes(part);
    partBytes.text(',');
    this.#parts += 1;
    return this.#parts;
  }

  /** @param depth of parts in it */
  #place(one: object, depth = 0): number {
    const known = this.#places.get(one);
    if (known !== undefined) return known;
    const text = depth > 0 ? this.#members(one, depth) : partText(() => this.#value(oneBytes, one));
    const place = this.#placesOfTexts.get(text) ?? this.#add(text);
    this.#placesOfTexts.set(text, place);
    this.#places.set(one, place);
    return place;
  }

  #members(one: object, depth: number): string {
    const members = Object.entries(one).map(([key, item]) => {
      const value =
        typeof item === 'object' ? `[${this.#place(item, depth - 1)}]` : (JSON.stringify(item) ?? 'null');
      return `${JSON.stringify(key)}:${value}`;
    });
    return `{${members.join()}}`;
  }

  #placeOfList(values: readonly object[]): number {
    let list = this.#lists;
    for (const value of values) list = list.with(this.#place(value));
    list.place ??= this.#add(`[0${values.map((value) => `,[${this.#place(value)}]`).join('')}]`);
    return list.place;
  }

  /** What has no parts. */
  #value(bytes: AsciiBytes, value: unknown): void {
    if (typeof value !== 'object' || value === null) bytes.scalar(value);
    else if (Array.isArray(value)) {
      bytes.text('[0');
      for (const item of value) this.#next(bytes, item);
      bytes.text(']');
    } else this.#object(bytes, value);
  }

  #beginOf(keys: readonly string[]): string {
    const begin = this.#keys.beginOf({}, keys);
    if (begin === undefined) throw new Error('keys of which there is no list');
    return begin;
  }

  #next(bytes: AsciiBytes, value: unknown): void {
    bytes.text(',');
    this.#value(bytes, value);
  }

  #object(bytes: AsciiBytes, one: object): void {
    const begin = this.#keys.beginOf(one);
    if (begin === undefined) {
      bytes.text(packedPart(one));
      return;
    }
    bytes.text(begin);
    for (const value of Object.values(one)) {
      if (value !== undefined) this.#next(bytes, value);
    }
    bytes.text(']');
  }

  #money(bytes: AsciiBytes, { amount, currency }: MoneyAmount): void {
    bytes.text(',');
    bytes.text(this.#amount);
    bytes.next(amount);
    bytes.next(currency);
    bytes.text(']');
  }

  /** @param at of the traveller in the list: offers of a search have the same in each */
  #name(at: number, traveler: TravelerPricing): string {
    const { travelerId, type, associatedAdultId } = traveler;
    const known = this.#named[at];
    const isKnown =
      known?.travelerId === travelerId &&
      known.type === type &&
      known.associatedAdultId === associatedAdultId;
    if (isKnown) return known.text;
    const named = Object.entries({ travelerId, type, associatedAdultId }).filter(
      ([, own]) => own !== undefined,
    );
    const text = partText(() => {
      oneBytes.text(this.#beginOf([...named.map(([key]) => key), ...PAID_AND_BROUGHT]));
      for (const [, own] of named) oneBytes.next(own);
    });
    this.#named[at] = { travelerId, type, associatedAdultId, text };
    return text;
  }

  #price(bytes: AsciiBytes, price: TravelerPricing['price'], taxes: number): void {
    bytes.text(this.#travelerPrice);
    for (const amount of [price.currency, price.total, price.base]) bytes.next(amount);
    this.#money(bytes, price.intBase);
    this.#money(bytes, price.intTotal);
    nextPlace(bytes, taxes);
    bytes.text(']');
  }

  /** Travellers of one type have one price, and what they may bring differs by whether they sit. */
  #travelers(pricings: readonly TravelerPricing[]): void {
    let [paid, brings] = [0, 0];
    for (const [at, traveler] of pricings.entries()) {
      const [before, after] = [pricings[at - 1], pricings[at + 1]];
      const { price, fareDetailsBySegment } = traveler;
      if (before?.fareDetailsBySegment !== fareDetailsBySegment)
        brings = this.#placeOfList(fareDetailsBySegment);
      const taxes = this.#place(price.taxes);
      const isNew = before?.price !== price;
      const isShared = !isNew || after?.price === price;
      if (isNew && isShared) {
        oneBytes.clear();
        this.#price(oneBytes, price, taxes);
        paid = this.#add(oneBytes.written);
      }
      wholeBytes.text(',');
      wholeBytes.text(this.#name(at, traveler));
      if (isShared) nextPlace(wholeBytes, paid);
      else {
        wholeBytes.text(',');
        this.#price(wholeBytes, price, taxes);
      }
      nextPlace(wholeBytes, brings);
      wholeBytes.text(']');
    }
  }
}

/**
 * The text of an answer, packed: what stands in many places, then the answer.
 * @param offers each with the id under which it is told
 * @param meta JSON text of what the answer says beside them, packed
 * @returns what holds until the next is begun
 */
export function packedAnswer(
  offers: readonly (readonly [offer: FlightOffer, id: string])[],
  meta: string,
): Uint8Array {
  partBytes.clear();
  wholeBytes.clear();
  partBytes.text('[');
  wholeBytes.text('{"data":[0');
  const texts = new OfferTexts();
  for (const [offer, id] of offers) {
    wholeBytes.text(',');
    texts.write(offer, id);
  }
  wholeBytes.text(`],"meta":${meta}}]`);
  partBytes.bytes(wholeBytes.written);
  return partBytes.written;
}
