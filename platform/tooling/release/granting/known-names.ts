import { basename } from 'node:path';
import { remoteFolders } from '../../build/remote-folders.ts';
import { byNearness } from '../../command-line/index.ts';
import { readPointer } from '../registry/pointer.ts';
import { ALL } from '../rights/grants.ts';
import type { Site } from '../site/local-site.ts';
import { Refused } from '../versions/refused.ts';

/** Of the nearest names that a refusal tells. */
const TOLD = 3;

/** What anything is known of by its name: what was ever released to a site, and what the tree has. */
async function knownNames({ store, verifier }: Site): Promise<Set<string>> {
  const { registry } = await readPointer(store, verifier);
  const released = [...Object.keys(registry?.remotes ?? {}), ...(await store.list('remotes'))];
  return new Set(['host', ...released, ...remoteFolders().map((folder) => basename(folder))]);
}

/**
 * Which of some names nothing knows.
 * @param mayBeNew whether that is meant: a team gets its grant before its first release
 * @throws Refused when it is not: a name with a letter too many would take the place of a grant that is good
 */
export async function newNames(
  site: Site,
  names: readonly string[],
  { mayBeNew }: { mayBeNew: boolean },
): Promise<string[]> {
  const known = await knownNames(site);
  const unknown = names.filter((name) => name !== ALL && !known.has(name));
  const [first] = unknown;
  if (first === undefined || mayBeNew) return unknown;
  const nearest = byNearness(first, known).slice(0, TOLD).join(', ');
  throw new Refused(
    `Nothing here is called ${first}; there is ${nearest}. Before its first release a name is granted with --new.`,
  );
}
