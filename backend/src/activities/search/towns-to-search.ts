import type { Town } from '../../towns/index.ts';
import { countOf } from '../demo/index.ts';

/** A search looks at so many activities, the nearest ones. */
export const MOST_SEARCHED = 300;

/**
 * The ids of the towns whose activities a search looks at, and perhaps a few more.
 * @param found the nearest first @param radius of the search, kilometres
 */
export function townsToSearch(found: readonly { town: Town; km: number }[], radius: number): string[] {
  let certain = 0;
  const towns: string[] = [];
  for (const { town, km } of found) {
    if (certain >= MOST_SEARCHED) break;
    towns.push(town.id);
    if (km + town.radiusKm <= radius) certain += countOf(town);
  }
  return towns;
}
