import type { Pick } from './picks.ts';
import { PICK, SLOT, writePick } from './picks.ts';

/** Where the same stay stands with another choice. `search`: query of now; `picks`: one for each room. */
export function hrefWithPicks(
  search: URLSearchParams,
  picks: readonly (Pick | undefined)[],
  slot: number | undefined,
): string {
  const next = new URLSearchParams(search);
  next.delete(PICK);
  next.delete(SLOT);
  if (picks.some(Boolean)) for (const pick of picks) next.append(PICK, pick ? writePick(pick) : '');
  if (slot !== undefined) next.set(SLOT, String(slot));
  return `?${next}`;
}
