import { z } from '@alisio/shared-contracts/zod';
import {
  type HostRelease,
  type RemoteRelease,
  type SiteRegistry,
  siteRegistry,
} from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { grantKey, type NewGrant } from '../granting/issue-keys.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { released } from '../registry/moves.ts';
import { listRevisions, storedBytes } from '../registry/revisions.ts';
import { keyIdOfPem } from '../rights/key-id.ts';
import { learnKeys } from '../rights/learn-keys.ts';
import { createSigner, createVerifier, generateKeys, type KeyPair } from '../rights/signing.ts';
import type { Site } from '../site/local-site.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { publishRelease } from '../versions/release-document.ts';
import { memoryStore } from './memory-store.ts';
import { hostOnPaper, mover, remoteOnPaper } from './releases.ts';

/** Far enough for a test. */
const UNTIL = '2999-01-31T00:00:00.000Z';

export const rootKeys = generateKeys();

/** A key pair with the name that signed texts know it by. */
export interface TeamKey extends KeyPair {
  id: string;
}

export const teamKey = (): TeamKey => {
  const pair = generateKeys();
  return { ...pair, id: keyIdOfPem(pair.publicPem) };
};

/** The site as somebody sees it who holds this key and has read nothing yet. */
export const siteFor = (store: ReleaseStore, { privatePem }: KeyPair): Site => ({
  store,
  signer: createSigner(privatePem),
  verifier: createVerifier(rootKeys.publicPem),
});

/** The same for who has a key and asks nobody what it may. */
export const thiefOf = (store: ReleaseStore, key: KeyPair): Site => ({
  ...siteFor(store, key),
  verifier: createVerifier(key.publicPem),
});

/** What the hotels' team may: its remote, its addresses, its texts, and every move but taking it away. */
export const hotelsGrant = ({ publicPem }: KeyPair, overrides: Partial<NewGrant> = {}): NewGrant => ({
  publicPem,
  owner: 'Hoteles',
  remotes: ['mf-hotels'],
  paths: ['/mf-hotels', '/us/hotel'],
  namespaces: ['hotels'],
  may: ['release', 'promote', 'rollback', 'disable'],
  until: UNTIL,
  ...overrides,
});

/** The root grants a key what the hotels' team may. */
export const grantHotels = (store: ReleaseStore, key: KeyPair) =>
  grantKey(siteFor(store, rootKeys), hotelsGrant(key));

/** Publishes a version with one file, signed by whose site it is. */
export const publish = (site: Site, release: HostRelease | RemoteRelease, by: string, at = new Date()) =>
  publishRelease(site.store, site, {
    release,
    files: new Map([['entry.js', new TextEncoder().encode(release.version)]]),
    by,
    at,
  });

/** A site with a shell, hotels and bookings, all released by the root. */
export async function siteOfTwo(): Promise<ReturnType<typeof memoryStore>> {
  const store = memoryStore();
  const site = siteFor(store, rootKeys);
  const releases = [hostOnPaper(), remoteOnPaper('mf-hotels'), remoteOnPaper('mf-booking')];
  for (const release of releases) await publish(site, release, 'Ada');
  await movePointer(store, site, {
    names: releases.map(({ name }) => name),
    decide: (live) => released(live, releases, mover()),
  });
  return store;
}

const sealedText = z.object({ payload: z.string() });

/**
 * Writes the next revision as somebody does who can write to the store and has a key: on whatever is the newest there,
 * asking nobody.
 * @param before what it says that it was made from; the newest, when left out
 */
export async function forge(
  { store, signer, verifier }: Site,
  change: (newest: SiteRegistry) => SiteRegistry | undefined,
  before?: SiteRegistry['before'],
): Promise<number> {
  const { revisions } = await listRevisions(store);
  const [revision = 0] = revisions;
  const stored = await storedBytes(store, revision);
  if (!stored) throw new Error('nothing is there');
  const { payload } = sealedText.parse(JSON.parse(new TextDecoder().decode(stored)));
  const newest = siteRegistry.parse(JSON.parse(payload));
  const next = change(newest);
  if (!next) throw new Error('this changes nothing');
  await learnKeys(store, verifier);
  const forged: SiteRegistry = {
    over: newest.over,
    ...next,
    revision: revision + 1,
    before: before ?? { revision, hash: hashOf(stored) },
    keys: verifier.held.number || undefined,
  };
  await store.compareAndSwap(revision, signer.seal(JSON.stringify(forged)));
  return revision + 1;
}
