import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import type { Site } from '../local-site.ts';
import { Refused } from '../moves.ts';
import { movePointer, type Pointer } from '../pointer.ts';

/**
 * Moves one name by a decision that needs something live.
 * @param began what was live when the caller began; now, when left out
 * @returns what is live afterwards; not `moved` when it was so already
 * @throws Refused, Overtaken
 */
export async function moveOne(
  site: Site,
  name: string,
  decide: (live: SiteRegistry) => SiteRegistry | undefined,
  began?: Pointer,
): Promise<{ registry: SiteRegistry; moved: boolean }> {
  let moved = false;
  const registry = await movePointer(
    site.store,
    site,
    {
      names: [name],
      decide(live) {
        if (!live) throw new Refused('Nothing is live here yet: npm start, or release the host first.');
        const next = decide(live);
        moved = next !== undefined;
        return next;
      },
    },
    began,
  );
  return { registry, moved };
}
