import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { Place } from '@alisio/shared-contracts/places';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import {
  type Airport,
  type AirportCatalogue,
  airportName,
  COUNTRY_ALIASES,
  foldText,
  regionNames,
} from '../airports/index.ts';
import { countryName } from '../countries/index.ts';
import type { TownNames } from './town-names.ts';
import type { Area, Town, Towns } from './towns.ts';

/** A place, and how it is found. */
export interface PlaceEntry extends GeoPoint {
  kind: Exclude<Place['kind'], 'hotel'>;
  id: string;
  subject: Town | Area | Airport;
  country: string;
  /** folded */
  names: readonly string[];
  /** where it lies, folded: town, region, country; the short ones count as whole words only */
  around: readonly string[];
  /** how many people look for it, roughly: hotels, or millions of passengers */
  weight: number;
}

const folded = (texts: readonly string[]) => [...new Set(texts.map(foldText).filter(Boolean))];

/** How people begin an airport's name. */
const AIRPORT: Record<Language, string> = { es: 'aeropuerto', en: 'airport' };

const countryNames = new Map<string, readonly string[]>();
/** All that a country is called, folded, its code among it. */
export function namesOfCountry(country: string): readonly string[] {
  const known = countryNames.get(country);
  if (known) return known;
  const names = [
    ...LANGUAGES.map((language) => countryName(country, language)),
    ...(COUNTRY_ALIASES[country] ?? []),
    country,
  ];
  countryNames.set(country, folded(names));
  return folded(names);
}

const townEntry = (town: Town, names: TownNames): PlaceEntry => ({
  kind: 'city',
  id: town.id,
  subject: town,
  country: town.country,
  lat: town.lat,
  lon: town.lon,
  names: folded([...names.foldedNames(town), names.cityCode(town) ?? '']),
  around: [...namesOfCountry(town.country), ...folded(regionNames(town))],
  weight: town.hotels,
});

const areaEntry = (area: Area, names: TownNames): PlaceEntry => ({
  kind: 'area',
  id: area.id,
  subject: area,
  country: area.town.country,
  lat: area.lat,
  lon: area.lon,
  names: [foldText(area.name)],
  around: [...names.foldedNames(area.town), ...namesOfCountry(area.town.country)],
  weight: area.town.hotels / 4,
});

/** An airport, so that who lands late finds a bed near by. Millions of passengers weigh as hotels do. */
const airportEntry = (airport: Airport): PlaceEntry => ({
  kind: 'airport',
  id: airport.code,
  subject: airport,
  country: airport.country,
  lat: airport.lat,
  lon: airport.lon,
  names: folded([
    airport.code,
    ...LANGUAGES.flatMap((language) => [
      airportName(airport, language),
      `${AIRPORT[language]} ${airportName(airport, language)}`,
    ]),
    `${AIRPORT.es} ${airport.city.es}`,
    `${AIRPORT.en} ${airport.city.en}`,
  ]),
  around: folded([airport.city.es, airport.city.en, ...namesOfCountry(airport.country)]),
  weight: airport.weight,
});

/** All that can be searched by; made one by one, some tens of thousands. */
export function* placeEntries(
  towns: Towns,
  names: TownNames,
  airports: AirportCatalogue,
): Iterable<PlaceEntry> {
  for (const town of towns.all) {
    yield townEntry(town, names);
    for (const area of town.areas) yield areaEntry(area, names);
  }
  for (const airport of airports.airports) if (airport.weight >= 0.1) yield airportEntry(airport);
}
