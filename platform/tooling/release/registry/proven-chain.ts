import type { HostRelease, RemoteRelease, SiteRegistry } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { judgeMove } from '../rights/allowed-move.ts';
import { isForAll } from '../rights/grants.ts';
import { isSame } from '../rights/is-same.ts';
import type { Verifier } from '../rights/signing.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { readRelease } from '../versions/release-document.ts';
import { Damaged, openRevision, type StoredRevision, storedBytes } from './revisions.ts';

/** A revision that its key had no right to make, with all that was made on it. */
export interface Unproven {
  first: number;
  last: number;
  why: string;
}

export interface Proven {
  /** the newest that every key in its way had the right to make; nothing when there is none */
  found: StoredRevision | undefined;
  /** highest first */
  unproven: Unproven[];
}

type Release = HostRelease | RemoteRelease;

/** Whether a revision is signed by a key that answers for all that it holds. */
export function isAnchor({ isRoot, held }: Verifier, { keyId, registry }: StoredRevision): boolean {
  if (isRoot(keyId)) return true;
  const { revision, change } = registry;
  const grant = held.grantAt(keyId, revision);
  return (
    grant !== undefined &&
    isForAll(grant) &&
    change.by === grant.owner &&
    Date.parse(change.at) <= Date.parse(grant.until)
  );
}

/**
 * Whether a key for all, whose time is over, says that it signed before the revision that it made this from. When it did
 * is its own word: who has it still can name any day on which it was good, but none from before what is there.
 */
async function isBackdated(
  store: ReleaseStore,
  verifier: Verifier,
  anchor: StoredRevision,
): Promise<boolean> {
  const { keyId, registry } = anchor;
  const grant = verifier.isRoot(keyId) ? undefined : verifier.held.grantAt(keyId, registry.revision);
  // A root has said which revision was its last.
  if (!grant || grant.to !== undefined || Date.parse(grant.until) >= Date.now()) return false;
  const before = await madeFrom(store, verifier, anchor);
  return before !== undefined && Date.parse(registry.change.at) < Date.parse(before.registry.change.at);
}

/** Whether a version in a registry is what was published under its name, by somebody who may. */
async function isPublished(store: ReleaseStore, verifier: Verifier, release: Release): Promise<boolean> {
  const document = await readRelease(store, verifier, release.name, release.version).catch(() => undefined);
  return isSame(document?.release, release);
}

const isIn = ({ host, remotes }: SiteRegistry, release: Release): boolean => {
  const track = release.name === 'host' ? host : remotes[release.name];
  return isSame(track?.live, release) || isSame(track?.candidate?.release, release);
};

const whose = ({ held }: Verifier, keyId: string): string =>
  `the key ${keyId} (${held.grantsOf(keyId).at(-1)?.owner ?? 'nobody'})`;

/**
 * @param top what would be served: of what was gone back to, what is no longer in it may be gone
 * @returns what its key may not do there, as a sentence; nothing when it may
 */
async function refusal(
  store: ReleaseStore,
  verifier: Verifier,
  { before, after, top }: { before: StoredRevision; after: StoredRevision; top: StoredRevision },
): Promise<string | undefined> {
  const { keyId, registry } = after;
  const grant = verifier.held.grantAt(keyId, registry.revision);
  if (!grant) return `${whose(verifier, keyId)} holds no right in it`;
  const { why, back } = judgeMove({ before: before.registry, after: registry, grant, now: Date.now() });
  if (why) return `${whose(verifier, keyId)} may not ${why}`;
  for (const release of back.filter((one) => isIn(top.registry, one))) {
    if (!(await isPublished(store, verifier, release)))
      return `${release.name} ${release.version} is not what was published under that name`;
  }
  return undefined;
}

/** The revision that one was made from, as it names it; nothing when that is not there. */
async function madeFrom(
  store: ReleaseStore,
  verifier: Verifier,
  { registry: { before } }: StoredRevision,
): Promise<StoredRevision | undefined> {
  if (!before) return undefined;
  try {
    const stored = await storedBytes(store, before.revision);
    if (!stored || hashOf(stored) !== before.hash) return undefined;
    return await openRevision(store, verifier, before.revision);
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/**
 * Goes back from a revision until somebody answers for all of it: a root key, a key for all, or this reader, who went
 * through it before. Each step on the way has to be one that its key may make; one that is not takes all that was made
 * on it with it. So a stolen key brings nothing of another team's, however many revisions are put on top.
 */
export async function provenChain(
  store: ReleaseStore,
  verifier: Verifier,
  newest: StoredRevision,
): Promise<Proven> {
  const { held } = verifier;
  const unproven: Unproven[] = [];
  let top: StoredRevision | undefined = newest;
  let passed: StoredRevision[] = [];
  for (let after = newest; !held.isProven(after.hash); ) {
    if (isAnchor(verifier, after) && !(await isBackdated(store, verifier, after))) break;
    const before = await madeFrom(store, verifier, after);
    const { revision } = after.registry;
    const why = before
      ? top && (await refusal(store, verifier, { before, after, top }))
      : `nobody answers for what it was made from: ${whose(verifier, after.keyId)} may not answer for all`;
    if (why !== undefined) {
      unproven.push({ first: revision, last: top?.registry.revision ?? revision, why });
      // What it says that it was made from may be older than what is right before it: that is for another look.
      if (before && before.registry.revision !== revision - 1) return { found: undefined, unproven };
      passed = [];
      top = before;
    } else passed.push(after);
    if (!before) break;
    after = before;
  }
  if (top) for (const { hash } of [top, ...passed]) held.prove(hash);
  return { found: top, unproven };
}

/**
 * One revision, newest or not.
 * @returns nothing when there is none, or one that its key had no right to make: whoever is granted anything signs well
 * @throws Damaged; anything else when the store cannot be read
 */
export async function provenRevision(
  store: ReleaseStore,
  verifier: Verifier,
  revision: number,
): Promise<SiteRegistry | undefined> {
  const opened = await openRevision(store, verifier, revision);
  if (!opened) return undefined;
  const { found } = await provenChain(store, verifier, opened);
  return found?.hash === opened.hash ? opened.registry : undefined;
}
