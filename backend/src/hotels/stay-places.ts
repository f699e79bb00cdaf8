import type { StayPlace } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { type Airport, type AirportCatalogue, airportName, cityName, foldText } from '../airports/index.ts';
import { countryName } from '../countries/index.ts';
import { inSlices } from '../turns/index.ts';
import { type DemoHotel, hotelOfCode } from './demo/index.ts';
import { HotelNames, withoutFillers } from './names/index.ts';
import {
  type Area,
  type PlaceEntry,
  placeEntries,
  placeSearch,
  type Town,
  type TownNames,
  type Towns,
} from './towns/index.ts';

const where = (country: string, language: Language) => ({
  countryCode: country,
  countryName: countryName(country, language),
});
const at = ({ lat, lon }: { lat: number; lon: number }) => ({ location: { lat, lon } });

/** So many are answered, of these so many hotels where some are called as was typed. */
const MOST_FOUND = 8;
const MOST_BESIDE = 3;

/** Places as the contract says them. */
export class StayPlaces {
  readonly #towns: Towns;
  readonly #names: TownNames;
  readonly #airports: AirportCatalogue;
  /** made behind the start, or with the first term if that is sooner */
  #search: ReturnType<typeof placeSearch> | undefined;
  #hotels: HotelNames | undefined;

  constructor(towns: Towns, names: TownNames, airports: AirportCatalogue) {
    [this.#towns, this.#names, this.#airports] = [towns, names, airports];
  }

  /** Makes the search by name ahead of the first term, in slices: what is asked meanwhile is answered between them. */
  async warm(): Promise<void> {
    const entries: PlaceEntry[] = [];
    const pause = inSlices();
    for (const entry of placeEntries(this.#towns, this.#names, this.#airports)) {
      entries.push(entry);
      await pause();
    }
    this.#search ??= placeSearch(entries);
    const hotels = new HotelNames(this.#names);
    for (const town of this.#towns.all) {
      hotels.add(town);
      await pause();
    }
    this.#hotels ??= hotels;
  }

  #made() {
    this.#search ??= placeSearch([...placeEntries(this.#towns, this.#names, this.#airports)]);
    return this.#search;
  }

  #hotelNames() {
    if (this.#hotels) return this.#hotels;
    this.#hotels = new HotelNames(this.#names);
    for (const town of this.#towns.all) this.#hotels.add(town);
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
      isNamed && places.isMended ? [] : places.places.map((entry) => this.#ofEntry(entry, language));
    const isMended = !isNamed && !isPlace && towns.length + named.length > 0;
    if (isNamed && hotels.isWhole && !isPlace) return { data: named, isMended };
    const beside = isPlace ? named.slice(0, isNamed ? MOST_BESIDE : 0) : named;
    const data = [...towns.slice(0, MOST_FOUND - Math.min(beside.length, MOST_BESIDE)), ...beside];
    return { data: data.slice(0, MOST_FOUND), isMended };
  }

  /** Places by a term, or by what of it names no kind of house: "hoteles en Lima". */
  #placesFor(term: string) {
    const found = this.#made()(term);
    if (found.places.length > 0 && !found.isMended) return found;
    const bare = withoutFillers(foldText(term));
    const place = this.#made()(bare);
    return place.places.length > 0 ? place : found;
  }

  /** The place that an address names; nothing for what is none. */
  named(kind: StayPlace['kind'], id: string, language: Language): StayPlace | undefined {
    if (kind === 'city') {
      const town = this.#towns.town(id);
      return town && this.#city(town, language);
    }
    if (kind === 'area') {
      const area = this.#towns.area(id);
      return area && this.#area(area, language);
    }
    if (kind === 'hotel') {
      const hotel = hotelOfCode(this.#towns, id);
      return hotel && this.#hotel(hotel, language);
    }
    const airport = kind === 'airport' ? this.#airports.airport(id) : undefined;
    return airport && this.#airport(airport, language);
  }

  #hotel(hotel: DemoHotel, language: Language): StayPlace {
    return {
      kind: 'hotel',
      id: hotel.code,
      name: hotel.name,
      cityName: this.#names.nameOf(hotel.town, language),
      ...where(hotel.town.country, language),
      ...at(hotel),
    };
  }

  #ofEntry({ kind, id }: PlaceEntry, language: Language): StayPlace {
    const place = this.named(kind, id, language);
    if (!place) throw new RangeError(`${kind} ${id} is found and not there`);
    return place;
  }

  #city(town: Town, language: Language): StayPlace {
    const name = this.#names.nameOf(town, language);
    return {
      kind: 'city',
      id: town.id,
      name,
      cityName: name,
      ...where(town.country, language),
      ...at(town),
      hotels: town.hotels,
    };
  }

  #area(area: Area, language: Language): StayPlace {
    return {
      kind: 'area',
      id: area.id,
      name: area.name,
      cityName: this.#names.nameOf(area.town, language),
      ...where(area.town.country, language),
      ...at(area),
    };
  }

  #airport(airport: Airport, language: Language): StayPlace {
    return {
      kind: 'airport',
      id: airport.code,
      name: airportName(airport, language),
      cityName: cityName(airport.city, language),
      ...where(airport.country, language),
      ...at(airport),
    };
  }
}
