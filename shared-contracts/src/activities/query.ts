import {
  readPoint,
  readSearchedPlace,
  type SearchedPlace,
  writePoint,
  writeSearchedPlace,
} from '../places/index.ts';
import type { GeoPoint } from '../rules/index.ts';
import { type ActivityDays, readActivityDays } from './days.ts';
import { type ActivityParty, readParty, writeParty } from './party.ts';
import { ACTIVITY_SEARCH } from './search.ts';

/** What an address of activities says, with the fallbacks of §5. */
export interface ActivityQuery extends ActivityDays {
  /** nothing where the address names none that could be one */
  place: SearchedPlace | undefined;
  /** in place of a named one: where the visitor is, or the middle of a map */
  point?: GeoPoint | undefined;
  /** how far around it, whole kilometres; nothing for what the page takes for near */
  km?: number | undefined;
  party: ActivityParty;
}

function readKm(said: string | null): number | undefined {
  const km = /^\d{1,3}$/.test(said ?? '') ? Number(said) : 0;
  return km > 0 ? Math.min(km, ACTIVITY_SEARCH.km) : undefined;
}

/** Reads an address; whatever is missing or broken falls back by §5. `today`: the visitor's, ISO date. */
export function readActivityQuery(search: URLSearchParams, today: string): ActivityQuery {
  const [point, km] = [readPoint(search.get('at')), readKm(search.get('km'))];
  return {
    place: readSearchedPlace(search.get('place')),
    ...(point ? { point } : {}),
    ...(km === undefined ? {} : { km }),
    ...readActivityDays({ from: search.get('from'), to: search.get('to') }, today),
    party: readParty(search.get('people')),
  };
}

/** What an address says of a search: place, days, who goes (`2-8-4`: two adults, children of 8 and 4). */
export function writeActivityQuery({ place, point, km, from, to, party }: ActivityQuery): URLSearchParams {
  return new URLSearchParams({
    ...(place ? { place: writeSearchedPlace(place) } : {}),
    ...(point ? { at: writePoint(point) } : {}),
    ...(km === undefined ? {} : { km: String(km) }),
    from,
    to,
    people: writeParty(party),
  });
}

/** §2 */
export const activityResultsHref = (query: ActivityQuery): string =>
  `/activities/result?${writeActivityQuery(query)}`;

/** One activity, for the days and the people of a search. The address is ours. */
export const activityHref = (code: string, query: ActivityQuery): string =>
  `/activities/${encodeURIComponent(code)}?${writeActivityQuery(query)}`;
