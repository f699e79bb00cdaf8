import type { StayPlace } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { type Airport, type AirportCatalogue, airportName, cityName } from '../airports/index.ts';
import { countryName } from '../countries/index.ts';
import { inSlices } from '../turns/index.ts';
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

/** Places as the contract says them. */
export class StayPlaces {
  readonly #towns: Towns;
  readonly #names: TownNames;
  readonly #airports: AirportCatalogue;
  /** made behind the start, or with the first term if that is sooner */
  #search: ReturnType<typeof placeSearch> | undefined;

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
  }

  #made() {
    this.#search ??= placeSearch([...placeEntries(this.#towns, this.#names, this.#airports)]);
    return this.#search;
  }

  /** Best first. `isMended`: the term was not typed like this. */
  find(term: string, language: Language): { data: StayPlace[]; isMended: boolean } {
    const { places, isMended } = this.#made()(term);
    return { data: places.map((entry) => this.#ofEntry(entry, language)), isMended };
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
    const airport = kind === 'airport' ? this.#airports.airport(id) : undefined;
    return airport && this.#airport(airport, language);
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
