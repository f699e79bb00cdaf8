import { z } from '@alisio/shared-contracts/zod';
import { hostRelease, remoteName, remoteRelease } from './releases.ts';

/** A move of the pointer: who did what, when (UTC). */
export const change = z.object({
  kind: z.enum(['released', 'rolled-out', 'promoted', 'rolled-back', 'disabled', 'enabled', 'removed']),
  /** name → version that the move put there; nothing for a name that was removed */
  versions: z.record(z.string(), z.nullable(z.string())),
  /** of visitors, for `rolled-out` */
  share: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** owner of the key that signed it; whoever said so, of a root key */
  by: z.string(),
  /** who did it by that owner's key, where others act for it: whoever said so */
  person: z.optional(z.string()),
  /** what for, in the words of who did it */
  why: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type Change = z.infer<typeof change>;

const since = { since: z.iso.datetime(), by: z.string() };

const trackOf = <R extends typeof hostRelease | typeof remoteRelease>(release: R) =>
  z.object({
    /** for everybody who is not in the candidate's share */
    live: release,
    ...since,
    /**
     * live versions by the first revision of which pages had them, newest first, the last few: what a page of an
     * earlier revision was given is known from this. Absent in what was released before it was told
     */
    given: z.optional(z.array(z.object({ version: z.string(), from: z.int().check(z.positive()) }))),
    /** version before the live one: where a rollback goes, and what who is in the checkout keeps */
    previous: z.nullable(z.string()),
    /** on its way: for a share of visitors, above 0 and below 1 */
    candidate: z.nullable(z.object({ release, share: z.number().check(z.gte(0), z.lte(1)), ...since })),
    /** the emergency switch: nobody gets it */
    disabled: z.nullable(z.object(since)),
  });

export const hostTrack = trackOf(hostRelease);
export type HostTrack = z.infer<typeof hostTrack>;
export const remoteTrack = z.extend(trackOf(remoteRelease), {
  /** of `previous`, which is kept in the checkout and may come back: nobody else's meanwhile */
  previousNamespace: z.optional(z.string()),
});
export type RemoteTrack = z.infer<typeof remoteTrack>;

const revision = z.int().check(z.positive());

/** Revisions that operators went over by name, since they were lost or damaged: the first and the last in a row. */
const passedOver = z.object({ first: revision, last: revision });

/**
 * the chain: the revision that this one was made from, and the hash of its stored bytes (`sha384-…`). Absent in the
 * first, and in what was released before revisions were chained
 */
export const before = z.optional(z.object({ revision, hash: z.string() }));
/** number of the newest document of keys that who moved knew: a reader has to know it, too. Absent before the first */
export const keys = z.optional(revision);

/**
 * What is live: one small document, signed and moved as a whole. Fields that a newer release line adds are passed
 * over; what an older reader cannot do without is a new `schema`.
 */
export const siteRegistry = z.object({
  schema: z.literal(2),
  /** counts the moves; part of the signed text, so that an old document cannot come as a new one */
  revision,
  before,
  keys,
  /** everything that was ever gone over by name, lowest first */
  over: z.optional(z.array(passedOver)),
  change,
  host: hostTrack,
  remotes: z.record(remoteName, remoteTrack),
});
export type SiteRegistry = z.infer<typeof siteRegistry>;
