import type { Town } from '../../towns/index.ts';
import { fullnessOf, type Night, nightsIn } from '../demo/index.ts';

/** The nights of a stay in one town, by number where thousands of rooms are looked at. */
export interface TownStay {
  nights: readonly Night[];
  /** what the clock of the town shows, `YYYY-MM-DDTHH:mm:ss` */
  clock: string;
  fullness: readonly number[];
  /** see `Night` */
  hash: readonly number[];
  leisure: readonly number[];
  business: readonly number[];
}

/** ISO dates. */
export function townStay(town: Town, startDate: string, endDate: string, clock: string): TownStay {
  const nights = nightsIn(town, startDate, endDate);
  return {
    nights,
    clock,
    fullness: nights.map(fullnessOf),
    hash: nights.map(({ hash }) => hash),
    leisure: nights.map(({ leisure }) => leisure),
    business: nights.map(({ business }) => business),
  };
}
