import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';
import { packedPart } from '@alisio/shared-contracts/packed-json';
import { newPart, type Part, type Pieces } from './text-pieces.ts';

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether its packed text differs from its JSON text. */
function hasList(value: unknown): boolean {
  if (!isWhole(value)) return false;
  if (Array.isArray(value)) return true;
  for (const key in value) if (isWhole(value[key]) && hasList(value[key])) return true;
  return false;
}

/** Of a packed text. What has no list in it the runtime writes, many times faster than `packedPart`. */
export const partText = (value: unknown): string =>
  (hasList(value) ? undefined : JSON.stringify(value)) ?? packedPart(value);

/** `{…` of an object that is to have more members. It has one at least. */
const open = (object: object): string => `${partText(object).slice(0, -1)},`;

/** How deep parts are parts of others: names of places within what an offer names. */
const DICTIONARY_DEPTH = 2;

/**
 * The packed text of offers that have parts in common, as those of one search do: a journey, the bags of a fare,
 * the taxes of a way. Nothing is put together before all is known (`packedAnswer`).
 */
export class OfferTexts {
  readonly #parts = new Map<object, Part>();
  readonly #byText = new Map<string, Part>();
  /** who travels, without what they pay and may bring */
  readonly #named: (Pick<TravelerPricing, 'travelerId' | 'type' | 'associatedAdultId'> & { text: string })[] =
    [];

  /** An offer under an id. */
  of(offer: FlightOffer, id: string): Pieces {
    const { itineraries, travelerPricings, dictionaries, included, fareRules, co2Emissions, ...head } = offer;
    const { validatingAirlineCodes, price, ...rest } = head;
    const codes = `"validatingAirlineCodes":${partText(validatingAirlineCodes)}`;
    const pieces: Pieces = [
      `${open({ ...rest, id })}${codes},"price":${partText(price)},"included":`,
      this.#part(included),
      ',"fareRules":',
      this.#part(fareRules),
      ',"co2Emissions":',
      this.#part(co2Emissions),
      ',"itineraries":',
    ];
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
    const part = depth > 0 ? newPart(this.#members(value, depth)) : this.#textPart(partText(value));
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
      pieces.push(typeof item === 'object' ? this.#part(item, depth - 1) : partText(item));
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
    const text = `,${open(who)}"price":`;
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
        paid = newPart([`${open(amounts)}"taxes":`, this.#part(taxes), '}']);
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
      pieces.push(name, paid, ',"fareDetailsBySegment":', brings, '}');
    }
    pieces.push(']');
  }
}
