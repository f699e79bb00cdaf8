/**
 * How cities were written in addresses of flights before: `buenos-aires` for what is `buenosaires` today. Writes
 * `mf-flights/old-places.json`, old spelling → city code: every city of several words, and those of one word that many
 * fly to, which stood beside them. Where several cities share a name it is the one that most fly to.
 */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import { loadAirports } from '../src/airports/catalogue.ts';

/** Millions of passengers a year from which a city of one word is in the table. */
const MANY = 1;

/** Names that cities went by in those addresses, and go by no longer. */
const FORMER: ReadonlyArray<readonly [string, string]> = [['cuzco', 'CUZ']];

/** `Buenos Aires` → `buenos-aires`: as addresses were made. */
const oldSpelling = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Old spelling → code of a city. */
export function oldPlaces(): Record<string, string> {
  const { cities } = loadAirports();
  const busiestFirst = [...cities.values()]
    .map((city) => ({ city, weight: city.airports.reduce((sum, airport) => sum + airport.weight, 0) }))
    .toSorted((one, other) => other.weight - one.weight || one.city.code.localeCompare(other.city.code));
  const places = new Map<string, string>(FORMER);
  for (const { city, weight } of busiestFirst) {
    for (const name of LANGUAGES.map((language) => oldSpelling(city[language]))) {
      if (name !== '' && !places.has(name) && (weight >= MANY || name.includes('-'))) places.set(name, city.code);
    }
  }
  return Object.fromEntries([...places].toSorted(([one], [other]) => one.localeCompare(other)));
}

if (import.meta.main) {
  writeFileSync(
    new URL('../../mf-flights/old-places.json', import.meta.url),
    `${JSON.stringify(oldPlaces(), undefined, 2)}\n`,
  );
}
