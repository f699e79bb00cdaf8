import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { type Move, movePointer } from '../registry/move-pointer.ts';
import type { Pointer } from '../registry/pointer.ts';
import type { Site } from '../site/local-site.ts';
import { Refused } from '../versions/refused.ts';

export interface OneMove extends Pick<Move, 'urgent' | 'over'> {
  name: string;
  /** @param at the moment of the move (ISO, UTC) */
  decide(live: SiteRegistry, at: string): SiteRegistry | undefined;
}

/**
 * Moves one name by a decision that needs something live.
 * @param began what was live when the caller began; now, when left out
 * @returns what is live afterwards; not `moved` when it was so already
 * @throws Refused, Overtaken
 */
export async function moveOne(
  site: Site,
  { name, decide, ...how }: OneMove,
  began?: Pointer,
): Promise<{ registry: SiteRegistry; moved: boolean }> {
  let moved = false;
  const registry = await movePointer(
    site.store,
    site,
    {
      ...how,
      names: [name],
      decide(live, at) {
        if (!live) throw new Refused('Nothing is live here yet: npm start, or release the host first.');
        const next = decide(live, at);
        moved = next !== undefined;
        return next;
      },
    },
    began,
  );
  return { registry, moved };
}
