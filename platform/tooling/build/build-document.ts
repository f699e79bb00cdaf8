import { z } from '@alisio/shared-contracts/zod';
import { partClaim, routeClaim } from '../../sdk/registry/index.ts';

/** Written as `dist/build.json`: all that releasing a build needs to know of it. */
export const BUILD_DOCUMENT = 'build.json';

const fileFact = z.strictObject({ file: z.string(), integrity: z.string(), bytes: z.number() });
/** Names of the pages of a server half that bring data, and of those that say by it what their address answers. */
const serverHalf = z.strictObject({
  ...fileFact.shape,
  loads: z.array(z.string()),
  decides: z.optional(z.array(z.string())),
  draws: z.literal(true),
});
const sharedNames = z.record(z.string(), z.array(z.string()));
const chunkFiles = z.record(z.string(), z.array(fileFact));

export const remoteBuild = z.strictObject({
  kind: z.literal('remote'),
  name: z.string(),
  owner: z.string(),
  version: z.string(),
  contracts: z.string(),
  namespace: z.string(),
  globalName: z.string(),
  manifest: fileFact,
  entry: fileFact,
  files: chunkFiles,
  consumes: z.record(z.string(), z.array(z.string())),
  /** names that it imports from the shared table → `shared-names.ts` */
  uses: sharedNames,
  /** what it takes from the contracts → `contract-names.ts` */
  contractNames: sharedNames,
  claims: z.array(routeClaim),
  parts: z.optional(z.array(partClaim)),
  server: serverHalf,
});
export type RemoteBuild = z.infer<typeof remoteBuild>;

export const hostBuild = z.strictObject({
  kind: z.literal('host'),
  owner: z.string(),
  version: z.string(),
  contracts: z.string(),
  main: z.array(fileFact),
  files: chunkFiles,
  shared: chunkFiles,
  /** names that the shared table gives to remotes */
  provides: sharedNames,
  /** what it takes from the contracts → `contract-names.ts` */
  contractNames: sharedNames,
  namespaces: z.array(z.string()),
  css: z.string(),
  fonts: z.array(z.strictObject({ file: z.string(), preload: z.boolean() })),
  learns: z.literal(true),
  server: z.strictObject({ ...fileFact.shape, draws: z.literal(true) }),
});
export type HostBuild = z.infer<typeof hostBuild>;
