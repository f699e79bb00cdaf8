import { randomUUID } from 'node:crypto';
import { z } from '@alisio/shared-contracts/zod';
import type { ReleaseStore, WriteOptions } from '../stores/release-store.ts';
import { refuseGone } from './marks.ts';
import { keyOf, type Version } from './named-versions.ts';

/** Who claims a version and does not come back has died. */
export const CLAIMED_MS = 24 * 60 * 60 * 1000;

const CLAIMS_PATH = 'claims';

const claim = z.object({ schema: z.literal(1), at: z.iso.datetime(), versions: z.array(z.string()) });

/**
 * Does what puts versions there, or makes them live, so that a prune that runs meanwhile leaves them: a claim is
 * written first, then it is looked whether a prune has marked one of them. A prune marks first, then looks for claims;
 * so one of both sees the other, in whatever order they come. After an error nobody knows what has landed: then the
 * claim stays, for a day.
 * @param what a version that a prune has taken away can be `published` again, and not be `named`
 * @throws Refused when a prune takes one of them away
 */
export async function claiming<T>(
  store: ReleaseStore,
  versions: readonly Version[],
  { what, ...options }: WriteOptions & { what: 'published' | 'named' },
  work: () => Promise<T>,
): Promise<T> {
  if (versions.length === 0) return work();
  const path = `${CLAIMS_PATH}/${randomUUID()}.json`;
  const leave = () => store.remove(path).catch(() => undefined);
  const note = { schema: 1, at: new Date().toISOString(), versions: versions.map(keyOf) };
  await store.replace(path, JSON.stringify(note), options);
  try {
    for (const version of versions) await refuseGone(store, version, what);
  } catch (error) {
    await leave();
    throw error;
  }
  const done = await work();
  await leave();
  return done;
}

/**
 * All that is claimed now. What lies there for longer than a day is taken away.
 * @throws when a claim cannot be read
 */
export async function claimedVersions(store: ReleaseStore): Promise<ReadonlySet<string>> {
  const claimed = new Set<string>();
  for (const name of await store.list(CLAIMS_PATH)) {
    const path = `${CLAIMS_PATH}/${name}`;
    const stored = await store.read(path);
    // Gone since it was listed: what it was for is done, and the pointer tells.
    if (!stored) continue;
    const { at, versions } = claim.parse(JSON.parse(new TextDecoder().decode(stored)));
    if (Date.now() - Date.parse(at) > CLAIMED_MS) await store.remove(path);
    else for (const version of versions) claimed.add(version);
  }
  return claimed;
}
