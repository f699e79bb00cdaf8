import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { distanceKm } from '@alisio/shared-contracts/rules';
import { type AirportCatalogue, type City, cityAliases, cityName, foldText } from '../airports/index.ts';
import type { Town } from './towns.ts';

/** An airport's city is the town of its name that lies so near. Kilometres. */
const SAME_PLACE_KM = 60;

export interface TownNames {
  /** as readers of a language call a town */
  nameOf(town: Town, language: Language): string;
  /** all that it is called, folded */
  foldedNames(town: Town): readonly string[];
  /** code of the city that airlines know it by; nothing for most */
  cityCode(town: Town): string | undefined;
}

/**
 * What towns are called in the languages of the site: the source has the name that their people write, the airports'
 * data set what travelers call the few hundred that they fly to.
 */
export function townNames(towns: readonly Town[], airports: AirportCatalogue): TownNames {
  const byName = new Map<string, Town[]>();
  for (const town of towns) {
    const key = `${town.country} ${foldText(town.name)}`;
    byName.set(key, [...(byName.get(key) ?? []), town]);
  }
  const cities = new Map<string, City>();
  for (const city of airports.cities.values()) {
    const [airport] = city.airports;
    if (!airport) continue;
    const names = [city.en, city.es, ...cityAliases(city.code)].map(foldText);
    const near = names
      .flatMap((name) => byName.get(`${city.country} ${name}`) ?? [])
      .filter((town) => distanceKm(town, airport) < SAME_PLACE_KM)
      .toSorted((one, other) => other.hotels - one.hotels)[0];
    if (near && !cities.has(near.id)) cities.set(near.id, city);
  }
  const nameOf = (town: Town, language: Language) => {
    const city = cities.get(town.id);
    return city ? cityName(city, language) : town.name;
  };
  return {
    nameOf,
    foldedNames: (town) => {
      const city = cities.get(town.id);
      const names = [town.name, ...LANGUAGES.map((language) => nameOf(town, language))];
      return [...new Set([...names, ...(city ? cityAliases(city.code) : [])].map(foldText))];
    },
    cityCode: (town) => cities.get(town.id)?.code,
  };
}
