import type { ReleaseDocument, SiteRegistry } from '../../../sdk/registry/index.ts';
import { brokenText } from '../registry/move-pointer.ts';
import { readPointer } from '../registry/pointer.ts';
import { isAnchor } from '../registry/proven-chain.ts';
import { type PrunedStretch, readPruned, writePruned } from '../registry/pruned-note.ts';
import { openRevision, storedBack } from '../registry/revisions.ts';
import { merged, type Stretch } from '../registry/stretches.ts';
import { givenIn } from '../rights/given-versions.ts';
import type { Site } from '../site/local-site.ts';
import { type ReleaseStore, revisionPath } from '../stores/release-store.ts';
import { claimedVersions } from '../versions/claims.ts';
import { markAs, unfinished, unmark } from '../versions/marks.ts';
import { keyOf, type Version } from '../versions/named-versions.ts';
import { Refused } from '../versions/refused.ts';
import { publishedVersions, readRelease } from '../versions/release-document.ts';
import { releasePath } from '../versions/release-of-build.ts';
import { keptRevisions, type PastRevision, type RevisionReason } from './kept-revisions.ts';
import { type KeptVersion, namedVersions, type Reason, versionsIn } from './kept-versions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface PruneOptions {
  /** days back, a whole number from 1 on: what was live or published since then stays */
  keepDays: number;
  /** only says what would go */
  dry?: boolean;
}

export interface Gone extends Version {
  files: number;
  bytes: number;
}

/** What a prune takes away, or would. */
export interface Pruned {
  versions: Gone[];
  /** lowest first */
  revisions: number[];
  /** sentences on what was left for a reason that somebody should look at */
  left: string[];
  /** what stays, and why; revisions lowest first */
  kept: { versions: KeptVersion[]; revisions: { revision: number; why: RevisionReason }[] };
}

async function readPast({ store, verifier }: Site): Promise<PastRevision[]> {
  const past: PastRevision[] = [];
  for await (const one of storedBack(store, verifier)) {
    const { registry, hash } = one;
    const { revision, change } = registry;
    past.push({ revision, hash, change, isAnchor: isAnchor(verifier, one), versions: versionsIn(registry) });
  }
  return past;
}

/** What was taken away before and is now, each stretch with the one below it that stays. */
function stretchesOf(
  before: readonly PrunedStretch[],
  going: readonly number[],
  stays: readonly PastRevision[],
): PrunedStretch[] {
  const all: Stretch[] = [...before, ...going.map((revision) => ({ first: revision, last: revision }))];
  return merged(all.map(({ first, last }) => ({ first, last }))).map((stretch) => {
    const below = stays.find(({ revision }) => revision < stretch.first);
    return { ...stretch, ...(below ? { below: { revision: below.revision, hash: below.hash } } : {}) };
  });
}

async function sizeOf(store: ReleaseStore, { name, version }: Version): Promise<Gone> {
  const path = `${releasePath(name)}/${version}`;
  const files = await store.list(path);
  let bytes = 0;
  for (const file of files) bytes += (await store.read(`${path}/${file}`))?.byteLength ?? 0;
  return { name, version, files: files.length, bytes };
}

/** A prune while it runs. */
class Run {
  readonly #named: Map<string, Reason>;
  readonly #left: string[] = [];
  readonly #site: Site;
  readonly #since: string;
  #seen: number;

  constructor(site: Site, since: string, seen: number, named: Map<string, Reason>) {
    this.#site = site;
    this.#since = since;
    this.#seen = seen;
    this.#named = named;
  }

  get left(): string[] {
    return this.#left;
  }

  /** Takes in what was moved since it was last looked. */
  async look(): Promise<void> {
    const { store, verifier } = this.#site;
    const { revision } = await readPointer(store, verifier);
    for (; this.#seen < revision; this.#seen += 1) {
      const moved = await openRevision(store, verifier, this.#seen + 1);
      if (moved) for (const one of versionsIn(moved.registry)) this.#named.set(one, { why: 'moving' });
    }
  }

  /** Why it stays; nothing when nothing that stays names it, and it was published before the days that are kept. */
  async reasonFor(version: Version): Promise<Reason | undefined> {
    const named = this.#named.get(keyOf(version));
    if (named) return named;
    const { store, verifier } = this.#site;
    let document: ReleaseDocument | undefined;
    try {
      document = await readRelease(store, verifier, version.name, version.version);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#left.push(`${version.name} ${version.version} is left: ${why}`);
      return { why: 'unreadable' };
    }
    // Without its document it is what an earlier prune has begun to take away.
    return document === undefined || document.publishedAt < this.#since ? undefined : { why: 'published' };
  }

  /** @returns why it stays all the same; nothing when it is gone */
  async take(version: Version): Promise<Reason | undefined> {
    const { store } = this.#site;
    await markAs(store, version, 'going');
    const claimed = await claimedVersions(store);
    // After the claims: who has made it live meanwhile claims it no more.
    await this.look();
    const stays: Reason | undefined = claimed.has(keyOf(version))
      ? { why: 'moving' }
      : await this.reasonFor(version);
    if (stays) {
      await unmark(store, version);
      return stays;
    }
    await store.remove(`${releasePath(version.name)}/${version.version}`);
    await markAs(store, version, 'gone');
    return undefined;
  }
}

async function allVersions(store: ReleaseStore): Promise<Version[]> {
  const names = ['host', ...(await store.list('remotes')).toSorted()];
  const versions = await Promise.all(names.map((name) => publishedVersions(store, name)));
  return names.flatMap((name, index) => (versions[index] ?? []).map((version) => ({ name, version })));
}

/** Revisions since which versions were live, as far as what is live now tells. */
const toldIn = ({ host, remotes }: SiteRegistry): Set<number> =>
  new Set([host, ...Object.values(remotes)].flatMap((track) => givenIn(track).map(({ from }) => from)));

/**
 * Takes away versions that nothing names which stays, and revisions that nobody goes back to. Beside releases and
 * rollbacks that run: what they are about to name is left, or they are told (`claiming`). Broken off anywhere, the site
 * is whole, and the next one ends it.
 * @throws Refused when the key is no root's, nothing is live, or the registry is broken
 */
export async function pruneSite(site: Site, { keepDays, dry = false }: PruneOptions): Promise<Pruned> {
  const { store, signer, verifier } = site;
  if (!verifier.isRoot(signer.keyId))
    throw new Refused('Only a root key prunes: it says to everybody that what is gone is not lost.');
  const pointer = await readPointer(store, verifier);
  if (pointer.broken.length > 0) throw new Refused(brokenText(pointer));
  if (!pointer.registry) throw new Refused('Nothing is live here: there is nothing to prune.');

  const since = new Date(Date.now() - keepDays * DAY_MS).toISOString();
  const past = await readPast(site);
  const kept = keptRevisions(past, since, toldIn(pointer.registry));
  const stays = past.filter(({ revision }) => kept.has(revision));
  const going = past.map(({ revision }) => revision).filter((revision) => !kept.has(revision));
  const run = new Run(site, since, pointer.revision, namedVersions(pointer.registry, stays));

  const versions: Gone[] = [];
  const keptVersions: KeptVersion[] = [];
  const begun = await unfinished(store);
  const there = await allVersions(store);
  const isThere = new Set(there.map(keyOf));
  for (const version of [...begun.filter((one) => !isThere.has(keyOf(one))), ...there]) {
    let stays = await run.reasonFor(version);
    const gone = stays ? undefined : await sizeOf(store, version);
    if (gone && !dry) stays = await run.take(version);
    if (stays) keptVersions.push({ ...version, ...stays });
    else if (gone) versions.push(gone);
  }
  // Marked by one that was broken off before it began to take it away.
  if (!dry)
    for (const version of begun)
      if (isThere.has(keyOf(version)) && !versions.some((one) => keyOf(one) === keyOf(version)))
        await unmark(store, version);

  if (!dry && going.length > 0) {
    await writePruned(store, signer, stretchesOf(await readPruned(store, verifier), going, stays));
    for (const revision of going) await store.remove(revisionPath(revision));
  }
  const keptOnes = stays.flatMap(({ revision }) => {
    const why = kept.get(revision);
    return why ? [{ revision, why }] : [];
  });
  return {
    versions,
    revisions: going.toReversed(),
    left: run.left,
    kept: { versions: keptVersions, revisions: keptOnes.toReversed() },
  };
}
