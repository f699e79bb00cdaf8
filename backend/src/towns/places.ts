import type { Language } from '@alisio/shared-contracts/languages';
import type { Place } from '@alisio/shared-contracts/places';
import { type Airport, type AirportCatalogue, airportName, cityName } from '../airports/index.ts';
import { countryName } from '../countries/index.ts';
import { inSlices } from '../turns/index.ts';
import { type PlaceEntry, placeEntries } from './place-entry.ts';
import { type FoundPlaces, placeSearch } from './place-search.ts';
import { type TownNames, townNames } from './town-names.ts';
import { type Area, loadTowns, type Town, type Towns } from './towns.ts';

const where = (country: string, language: Language) => ({
  countryCode: country,
  countryName: countryName(country, language),
});
const at = ({ lat, lon }: { lat: number; lon: number }) => ({ location: { lat, lon } });

/** Towns, their parts and airports, found by what people type and said as the contract says places. */
export class Places {
  readonly towns: Towns;
  readonly names: TownNames;
  readonly #airports: AirportCatalogue;
  /** made behind the start, or with the first term if that is sooner */
  #search: ReturnType<typeof placeSearch> | undefined;

  constructor(towns: Towns, names: TownNames, airports: AirportCatalogue) {
    [this.towns, this.names, this.#airports] = [towns, names, airports];
  }

  /** What maps draw of the towns, and what these are called. */
  get onMap() {
    return { towns: this.towns.all, nameOf: this.names.nameOf };
  }

  /** Makes the search by name ahead of the first term, in slices: what is asked meanwhile is answered between them. */
  async warm(): Promise<void> {
    const entries: PlaceEntry[] = [];
    const pause = inSlices();
    for (const entry of placeEntries(this.towns, this.names, this.#airports)) {
      entries.push(entry);
      await pause();
    }
    this.#search ??= placeSearch(entries);
  }

  /** Places by a term, best first; none for a blank one. In memory, no I/O. */
  search(term: string): FoundPlaces {
    this.#search ??= placeSearch([...placeEntries(this.towns, this.names, this.#airports)]);
    return this.#search(term);
  }

  /** The same, as the contract says them. */
  find(term: string, language: Language): { data: Place[]; isMended: boolean } {
    const { places, isMended } = this.search(term);
    return { data: places.map((entry) => this.said(entry, language)), isMended };
  }

  /** A place that was found. */
  said({ kind, id }: PlaceEntry, language: Language): Place {
    const place = this.named(kind, id, language);
    if (!place) throw new RangeError(`${kind} ${id} is found and not there`);
    return place;
  }

  /** The place that an address names; nothing for what is no town, no part of one and no airport. */
  named(kind: Place['kind'], id: string, language: Language): Place | undefined {
    if (kind === 'city') {
      const town = this.towns.town(id);
      return town && this.#city(town, language);
    }
    if (kind === 'area') {
      const area = this.towns.area(id);
      return area && this.#area(area, language);
    }
    const airport = kind === 'airport' ? this.#airports.airport(id) : undefined;
    return airport && this.#airport(airport, language);
  }

  #city(town: Town, language: Language): Place {
    const name = this.names.nameOf(town, language);
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

  #area(area: Area, language: Language): Place {
    return {
      kind: 'area',
      id: area.id,
      name: area.name,
      cityName: this.names.nameOf(area.town, language),
      ...where(area.town.country, language),
      ...at(area),
    };
  }

  #airport(airport: Airport, language: Language): Place {
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

/** Reads the towns. Some 50 MB: a process has them once. @throws Error when the data set does not fit together */
export function loadPlaces(airports: AirportCatalogue): Places {
  const towns = loadTowns();
  return new Places(towns, townNames(towns.all, airports), airports);
}
