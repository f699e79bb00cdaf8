import { readPointer } from '../registry/pointer.ts';
import { revisionsBack } from '../registry/revisions.ts';
import { coversName } from '../rights/coverage.ts';
import { type Grant, grant, type KeysDocument } from '../rights/grants.ts';
import { keyIdOfPem } from '../rights/key-id.ts';
import { keysName, learnKeys } from '../rights/learn-keys.ts';
import type { Site } from '../site/local-site.ts';
import { KEYS_FILE, KEYS_PATH } from '../stores/release-store.ts';
import { Refused } from '../versions/refused.ts';
import { signedBy } from './signed-versions.ts';

const isOf = ({ publicPem }: Grant, keyId: string): boolean => keyIdOfPem(publicPem) === keyId;

/** What a root may say of a key; from when it counts is the moment at which it is said. */
export type NewGrant = Omit<Grant, 'from' | 'to' | 'versions'>;

/** When a grant ends: after this revision, of which these versions count on. */
interface End {
  to: number;
  versions: string[];
}

/** @throws Refused when what signs is no root key */
function checkRoot({ signer: { keyId }, verifier }: Site): void {
  if (!verifier.isRoot(keyId))
    throw new Refused(`The key ${keyId} is no root of this site: RELEASE_KEY_FILE has to name the root key.`);
}

/**
 * Publishes the next document of keys.
 * @param decide all grants that there shall be, from those that there are, unknown ones included
 * @returns the document
 * @throws Refused
 */
async function issue(
  site: Site,
  decide: (grants: readonly unknown[]) => Promise<unknown[]>,
): Promise<KeysDocument> {
  const { store, signer, verifier } = site;
  checkRoot(site);
  for (let number = 1; ; number += 1) {
    await learnKeys(store, verifier);
    // Past what stands there and is nobody's.
    number = Math.max(number, verifier.held.number + 1);
    while (verifier.held.isRefused(number)) number += 1;
    const grants = await decide(verifier.held.document?.grants ?? []);
    const document: KeysDocument = { schema: 1, number, issuedAt: new Date().toISOString(), grants };
    const sealed = new TextEncoder().encode(signer.seal(JSON.stringify(document)));
    if (await store.publish(KEYS_PATH, keysName(number), new Map([[KEYS_FILE, sealed]]))) {
      await learnKeys(store, verifier);
      return document;
    }
  }
}

const readable = (one: unknown): Grant | undefined => {
  const read = grant.safeParse(one);
  return read.success ? read.data : undefined;
};

/**
 * What of a grant counts on when it ends: by what was ever live or on its way by then. Times are the signer's word, the
 * place in the chain of revisions is not.
 */
async function endOf(site: Site, ended: Grant, to: number): Promise<End> {
  const seen = new Set<string>();
  for await (const { revision, change } of revisionsBack(site.store, site.verifier)) {
    if (revision > to) continue;
    for (const [name, version] of Object.entries(change.versions))
      if (version !== null && coversName(ended, name)) seen.add(`${name}@${version}`);
  }
  return { to, versions: await signedBy(site, keyIdOfPem(ended.publicPem), [...seen]) };
}

/** Ends what is open of some grants. */
async function ending(
  site: Site,
  grants: readonly unknown[],
  to: number,
  isEnded: (grant: Grant) => boolean,
): Promise<unknown[]> {
  const done: unknown[] = [];
  for (const one of grants) {
    const read = readable(one);
    const isOpen = read !== undefined && (read.to === undefined || read.to > to);
    done.push(read && isOpen && isEnded(read) ? { ...read, ...(await endOf(site, read, to)) } : one);
  }
  return done;
}

/** Open ones whose time is over: a stolen key could sign for a day on which it was good. */
const isOver = ({ until, to }: Grant): boolean => to === undefined && Date.parse(until) < Date.now();

export interface Granted {
  /** of the document that says it */
  number: number;
  /** what the key was granted before, which ends by it */
  replaced: Grant | undefined;
}

/** Grants a key something from now on, in the place of what it was granted before. @throws Refused */
export async function grantKey(site: Site, given: NewGrant): Promise<Granted> {
  const keyId = keyIdOfPem(given.publicPem);
  if (site.verifier.isRoot(keyId)) throw new Refused(`${keyId} is a root key: it may do all already.`);
  const { revision } = await readPointer(site.store, site.verifier);
  const added = grant.parse({ ...given, from: revision });
  let replaced: Grant | undefined;
  const { number } = await issue(site, async (grants) => {
    replaced = grants.map(readable).find((one) => one && one.to === undefined && isOf(one, keyId));
    const ended = await ending(site, grants, revision, (one) => isOver(one) || isOf(one, keyId));
    return [...ended, added];
  });
  return { number, replaced };
}

/** The newest revision before a time; 0 when there is none. */
async function revisionBefore({ store, verifier }: Site, time: Date): Promise<number> {
  for await (const { revision, change } of revisionsBack(store, verifier))
    if (Date.parse(change.at) < time.getTime()) return revision;
  return 0;
}

/**
 * Takes all from a key that it was granted. What it signed before counts on: moves up to then, and versions that were
 * live or on their way by then.
 * @param since when it came into other hands: what it signed from then on counts no more. Or the first revision that
 * does not count: when a move was made is the word of who made it, so a thief's can say an earlier time
 * @throws Refused for a key that was granted nothing
 */
export async function revokeKey(site: Site, keyId: string, since?: Date | number): Promise<KeysDocument> {
  const { store, verifier } = site;
  const { revision } = await readPointer(store, verifier);
  if (verifier.held.grantsOf(keyId).length === 0)
    throw new Refused(`The key ${keyId} was granted nothing here: npm run keys -- list tells which were.`);
  if (typeof since === 'number' && since > revision)
    throw new Refused(`There is no revision ${since}: the newest is ${revision}.`);
  const before = (first: Date | number) =>
    typeof first === 'number' ? first - 1 : revisionBefore(site, first);
  const to = since === undefined ? revision : await before(since);
  return issue(site, async (grants) =>
    ending(site, await ending(site, grants, revision, isOver), to, (one) => isOf(one, keyId)),
  );
}
