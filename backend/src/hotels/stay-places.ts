import type { StayPlace } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { foldText } from '../airports/index.ts';
import { countryName } from '../countries/index.ts';
import type { Places } from '../towns/index.ts';
import { inSlices } from '../turns/index.ts';
import { type DemoHotel, hotelOfCode } from './demo/index.ts';
import { HotelNames, withoutFillers } from './names/index.ts';

/** So many are answered, of these so many hotels where some are called as was typed. */
const MOST_FOUND = 8;
const MOST_BESIDE = 3;

/** Places, and hotels among them. */
export class StayPlaces {
  readonly #places: Places;
  /** made behind the start, or with the first term if that is sooner */
  #hotels: HotelNames | undefined;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Makes the search by name ahead of the first term, in slices: what is asked meanwhile is answered between them. */
  async warm(): Promise<void> {
    await this.#places.warm();
    const pause = inSlices();
    const hotels = new HotelNames(this.#places.names);
    for (const town of this.#places.towns.all) {
      hotels.add(town);
      await pause();
    }
    this.#hotels ??= hotels;
  }

  #hotelNames() {
    if (this.#hotels) return this.#hotels;
    this.#hotels = new HotelNames(this.#places.names);
    for (const town of this.#places.towns.all) this.#hotels.add(town);
    return this.#hotels;
  }

  /** Places, and hotels by their names; best first. `isMended`: the term was not typed like this. */
  find(term: string, language: Language): { data: StayPlace[]; isMended: boolean } {
    const places = this.#placesFor(term);
    const hotels = this.#hotelNames().search(term);
    const named = hotels.hotels.map((hotel) => this.#hotel(hotel, language));
    const isNamed = named.length > 0 && !hotels.isMended;
    const isPlace = places.places.length > 0 && !places.isMended;
    // Who typed a name as it is did not mean what is only like it.
    const towns =
      isNamed && places.isMended ? [] : places.places.map((entry) => this.#places.said(entry, language));
    const isMended = !isNamed && !isPlace && towns.length + named.length > 0;
    if (isNamed && hotels.isWhole && !isPlace) return { data: named, isMended };
    const beside = isPlace ? named.slice(0, isNamed ? MOST_BESIDE : 0) : named;
    const data = [...towns.slice(0, MOST_FOUND - Math.min(beside.length, MOST_BESIDE)), ...beside];
    return { data: data.slice(0, MOST_FOUND), isMended };
  }

  /** Places by a term, or by what of it names no kind of house: "hoteles en Lima". */
  #placesFor(term: string) {
    const found = this.#places.search(term);
    if (found.places.length > 0 && !found.isMended) return found;
    const bare = withoutFillers(foldText(term));
    const place = this.#places.search(bare);
    return place.places.length > 0 ? place : found;
  }

  /** The place that an address names; nothing for what is none. */
  named(kind: StayPlace['kind'], id: string, language: Language): StayPlace | undefined {
    if (kind !== 'hotel') return this.#places.named(kind, id, language);
    const hotel = hotelOfCode(this.#places.towns, id);
    return hotel && this.#hotel(hotel, language);
  }

  #hotel({ code, name, town, lat, lon }: DemoHotel, language: Language): StayPlace {
    return {
      kind: 'hotel',
      id: code,
      name,
      cityName: this.#places.names.nameOf(town, language),
      countryCode: town.country,
      countryName: countryName(town.country, language),
      location: { lat, lon },
    };
  }
}
