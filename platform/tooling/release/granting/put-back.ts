import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { movePointer } from '../registry/move-pointer.ts';
import type { Mover } from '../registry/moves.ts';
import { readPointer } from '../registry/pointer.ts';
import { openRevision } from '../registry/revisions.ts';
import { movedNames } from '../rights/allowed-move.ts';
import type { Site } from '../site/local-site.ts';

/** Versions by name as they are in a registry, of some names. */
const versionsOf = (
  { host, remotes }: SiteRegistry,
  names: readonly string[],
): Record<string, string | null> =>
  Object.fromEntries(
    names.map((name) => [name, (name === 'host' ? host : remotes[name])?.live.version ?? null]),
  );

/**
 * After a key was taken away since a time: makes what was live before its first move live again, over everything that
 * was made on it since, so that edges that begin anew have something to serve.
 * @returns what is live then; nothing when all that is there counts
 */
export async function putBack(
  site: Site,
  { by, why }: Pick<Mover, 'by'> & { why: string },
): Promise<SiteRegistry | undefined> {
  const { store, verifier } = site;
  const pointer = await readPointer(store, verifier);
  const { registry, broken } = pointer;
  if (broken.length === 0 || !registry) return undefined;
  const newest = await openRevision(store, verifier, pointer.revision).catch(() => undefined);
  const names = newest ? movedNames(registry, newest.registry) : [];
  return movePointer(
    store,
    site,
    {
      names: [],
      over: broken,
      urgent: true,
      decide: (live, at) =>
        live && { ...live, change: { kind: 'rolled-back', versions: versionsOf(live, names), by, why, at } },
    },
    pointer,
  );
}
