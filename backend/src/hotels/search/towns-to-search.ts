import { distanceKm } from '@alisio/shared-contracts/rules';
import type { Town } from '../../towns/index.ts';

/** A search looks at so many hotels, the nearest ones: whoever searches Paris does not mean Rouen. */
export const MOST_SEARCHED = 1000;
/** Hotels stand so far from the part of a town that they belong to, at most. Kilometres. */
const AROUND_A_PART = 1;

/** How far from its middle a town's hotels stand at most. Kilometres. */
const reachOf = (town: Town): number =>
  Math.max(town.radiusKm, ...town.areas.map((area) => distanceKm(town, area) + AROUND_A_PART));

/**
 * The ids of the towns whose hotels a search looks at, and perhaps a few more: their order decides, so that nobody has to
 * make hotels to know whose sales a search needs.
 * @param found the nearest first
 * @param radius of the search, kilometres
 */
export function townsToSearch(found: readonly { town: Town; km: number }[], radius: number): string[] {
  let certain = 0;
  const towns: string[] = [];
  for (const { town, km } of found) {
    if (certain >= MOST_SEARCHED) break;
    towns.push(town.id);
    if (km + reachOf(town) <= radius) certain += town.hotels;
  }
  return towns;
}
