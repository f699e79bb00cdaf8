import type { FlightOffer, TravelerPricing } from '@alisio/shared-contracts/flights';

const NOT_ASCII = /[\u0080-\uffff]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON in ASCII alone: a megabyte of it becomes bytes without looking at each sign (`bytesOf`). */
const asciiJson = (value: object): string => JSON.stringify(value).replace(NOT_ASCII, escaped);

/** Bytes of a text, UTF-8. */
export const bytesOf = (text: string): Buffer =>
  Buffer.from(text, Buffer.byteLength(text) === text.length ? 'latin1' : 'utf8');

/** `{…}` and more members. The object has one at least. */
const and = (object: object, members: string): string => `${JSON.stringify(object).slice(0, -1)},${members}}`;

/**
 * The JSON text, ASCII, of offers that have parts in common, as those of one search do: a journey, the bags of a fare, the
 * taxes of a way, by their identity, are written once.
 */
export class OfferTexts {
  readonly #written = new Map<object, string>();
  /** who travels, without what they pay and may bring */
  readonly #named = new Map<string, string>();

  /** An offer under an id. */
  of(offer: FlightOffer, id: string): string {
    const { itineraries, travelerPricings, dictionaries, ...rest } = offer;
    const [journeys, travelers, names] = [
      this.#list(itineraries),
      this.#travelers(travelerPricings),
      this.#once(dictionaries),
    ];
    return and(
      { ...rest, id },
      `"itineraries":${journeys},"travelerPricings":${travelers},"dictionaries":${names}`,
    );
  }

  #once(part: object): string {
    const known = this.#written.get(part);
    if (known !== undefined) return known;
    const text = asciiJson(part);
    this.#written.set(part, text);
    return text;
  }

  #list(parts: readonly object[]): string {
    let text = '';
    for (const part of parts) text += `${text === '' ? '[' : ','}${this.#once(part)}`;
    return `${text || '['}]`;
  }

  #name(traveler: Omit<TravelerPricing, 'price' | 'fareDetailsBySegment'>): string {
    const key = `${traveler.travelerId} ${traveler.type} ${traveler.associatedAdultId}`;
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(traveler).slice(0, -1);
    this.#named.set(key, text);
    return text;
  }

  /** Travellers of one type have one price, and what they may bring differs by whether they sit. */
  #travelers(pricings: readonly TravelerPricing[]): string {
    const same = new Map<object, string>();
    const write = <Part extends object>(part: Part, text: (part: Part) => string): string => {
      const written = same.get(part) ?? text(part);
      same.set(part, written);
      return written;
    };
    const texts = pricings.map(({ price, fareDetailsBySegment, ...rest }) => {
      const shownPrice = write(price, ({ taxes, ...amounts }) =>
        and(amounts, `"taxes":${this.#once(taxes)}`),
      );
      const details = write(fareDetailsBySegment, (list) => this.#list(list));
      return `${this.#name(rest)},"price":${shownPrice},"fareDetailsBySegment":${details}}`;
    });
    return `[${texts.join(',')}]`;
  }
}
