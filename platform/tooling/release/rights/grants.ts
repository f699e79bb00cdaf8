import { z } from '@alisio/shared-contracts/zod';
import { remoteName } from '../../../sdk/registry/index.ts';

/**
 * What a key may do to its names: bring versions, take what is on its way further, go back, switch off and on, take a
 * name out of the site.
 */
export const RIGHTS = ['release', 'promote', 'rollback', 'disable', 'remove'] as const;
export type Right = (typeof RIGHTS)[number];

/** Every name, of remotes and of namespaces. */
export const ALL = '*';
/** Every address. */
export const ALL_PATHS = '/*';

const revision = z.int().check(z.nonnegative());
/** `/hoteles`: that address and all below it; `/`: the home page alone; `/*`: every one. */
const pathPrefix = z.string().check(z.regex(/^\/(?:\*|[A-Za-z0-9._~:-]+(?:\/[A-Za-z0-9._~:-]+)*)?$/));

/**
 * What a key may do, and for which revisions. Strict: a limit that this reader does not know is none that it could keep,
 * so it takes nothing from such a key.
 */
export const grant = z.strictObject({
  /** Ed25519, SPKI */
  publicPem: z.string(),
  /** who moves by it: `by` of what it signs, nothing else */
  owner: z.string().check(z.minLength(1), z.maxLength(80)),
  /** `host` among them, or all of them by `*` */
  remotes: z.array(z.union([remoteName, z.literal('host'), z.literal(ALL)])),
  paths: z.array(pathPrefix),
  namespaces: z.array(z.string()),
  may: z.array(z.enum(RIGHTS)),
  /** of one version, bytes: all files as sent, and its half for the edge; the platform's own stay beside it */
  ceilings: z.optional(z.strictObject({ sent: z.optional(z.int()), server: z.optional(z.int()) })),
  /** nothing that it signs later counts (UTC) */
  until: z.iso.datetime(),
  /** the newest revision when it began: it counts for the ones after that */
  from: revision,
  /** the last revision that it may have signed; absent while it holds */
  to: z.optional(revision),
  /** `name@version` that it signed and that still count, once it has ended: no time in a signed text can be relied on */
  versions: z.optional(z.array(z.string())),
});
export type Grant = z.infer<typeof grant>;

/**
 * Which keys may do what, ever since: signed by a root key, kept under a number that only grows. A newer one holds all
 * of the one before, so it alone is read.
 */
export const keysDocument = z.object({
  schema: z.literal(1),
  number: z.int().check(z.positive()),
  issuedAt: z.iso.datetime(),
  /** each read by itself: one that is not understood takes no other with it */
  grants: z.array(z.unknown()),
});
export type KeysDocument = z.infer<typeof keysDocument>;

/** The grants that can be read here. */
export const readableGrants = ({ grants }: KeysDocument): Grant[] =>
  grants.flatMap((one) => {
    const read = grant.safeParse(one);
    return read.success ? [read.data] : [];
  });

/** Whether a grant covers whatever a root key does, while it holds. */
export const isForAll = ({ remotes, paths, namespaces, may, ceilings }: Grant): boolean =>
  remotes.includes(ALL) &&
  paths.includes(ALL_PATHS) &&
  namespaces.includes(ALL) &&
  RIGHTS.every((right) => may.includes(right)) &&
  ceilings === undefined;

/** Whether a grant counts for what was signed as a revision. */
export const holdsAt = ({ from, to }: Grant, at: number): boolean =>
  from < at && (to === undefined || at <= to);
