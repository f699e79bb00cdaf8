import { z } from '@alisio/shared-contracts/zod';
import { routeClaim } from './claims.ts';
import { partClaim } from './part-claims.ts';

/** One released file: immutable address, sha384 pin, size as sent with brotli. */
export const asset = z.object({
  url: z.string().check(z.regex(/^\/(?:remotes\/[^/]+|host)\/[^/]+\/[^/]+$/)),
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/)),
  bytes: z.int().check(z.nonnegative()),
});
export type Asset = z.infer<typeof asset>;

export const remoteName = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]*$/));
const files = z.record(z.string(), z.array(asset));
/** One CommonJS file that runs at the edge and is sent to nobody; `bytes` as it is. */
const serverHalf = asset;
/** request of the shared table → names that are imported from it, or that it exports */
const names = z.record(z.string(), z.array(z.string()));

/** One released version of a remote. Never changes. */
export const remoteRelease = z.object({
  name: remoteName,
  owner: z.string(),
  /** `<package version>-<8 hex of the content's hash>` */
  version: z.string(),
  /** range of shared-contracts that it was built for */
  contracts: z.string(),
  /** i18n namespace of its texts */
  namespace: z.string(),
  /** name of the global that its entry script defines */
  globalName: z.string(),
  manifest: asset,
  entry: asset,
  /** chunk name (`routes`, `page-home`, `part-search`, `texts-es`) to the files that it needs, entry excluded */
  files,
  /** chunk name to the host's lazily shared libraries that it consumes */
  consumes: z.record(z.string(), z.array(z.string())),
  /** what it takes from the host: a host that lacks one of these names cannot carry it */
  uses: names,
  /** entry of the contracts → names that it was built with; absent in what was released before they were told */
  contractNames: z.optional(names),
  claims: z.array(routeClaim),
  /** absent in what was released before there were parts, and where there are none */
  parts: z.optional(z.array(partClaim)),
  /**
   * its pages for the edge, the names of those that bring data (`loads`), of those whose loader says what the address
   * answers (`decides`), and whether the edge may draw them (`draws`): browsers take over what was made for that.
   * Absent in what was released before there was one
   */
  server: z.optional(
    z.extend(serverHalf, {
      loads: z.array(z.string()),
      decides: z.optional(z.array(z.string())),
      draws: z.optional(z.literal(true)),
    }),
  ),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** One released version of the shell. Never changes. */
export const hostRelease = z.object({
  name: z.literal('host'),
  owner: z.string(),
  version: z.string(),
  /** version of shared-contracts inside */
  contracts: z.string(),
  main: z.array(asset),
  /** chunk name to its files: `texts-es`, `texts-en` and other parts loaded later */
  files,
  /** lazily shared library to its files */
  shared: files,
  /** what remotes may take from it */
  provides: names,
  /** as a remote's */
  contractNames: z.optional(names),
  /** i18n namespaces of its own texts; absent in what was released before they were told */
  namespaces: z.optional(z.array(z.string())),
  /** stylesheet text that the edge inlines */
  css: z.string(),
  fonts: z.array(z.object({ url: z.string(), preload: z.boolean() })),
  /** its pages may carry a part of the registry: it learns the rest. Absent in what was released before that */
  learns: z.optional(z.literal(true)),
  /**
   * the shared table for remotes' server halves, and whether the edge may draw the shell's own pages by it (`draws`):
   * nobody's address, an error, a remote that is switched off. Absent as theirs
   */
  server: z.optional(z.extend(serverHalf, { draws: z.optional(z.literal(true)) })),
});
export type HostRelease = z.infer<typeof hostRelease>;

/** Written beside each release's files and signed: a version speaks for itself, live or not. */
export const releaseDocument = z.object({
  schema: z.literal(1),
  release: z.union([hostRelease, remoteRelease]),
  /** every published file, `.br` and `.gz` included → `sha384-…` of its bytes */
  hashes: z.record(z.string(), z.string()),
  /** every published file → its bytes, as it lies there. Absent in what was released before they were told */
  sizes: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
});
export type ReleaseDocument = z.infer<typeof releaseDocument>;
