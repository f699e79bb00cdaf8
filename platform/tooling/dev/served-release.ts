import { z } from '@alisio/shared-contracts/zod';
import { partClaim, remoteName, routeClaim } from '../../sdk/registry/index.ts';

/** Where a development server says what it serves. */
export const SERVED_RELEASE_PATH = '/release.json';

/** Version of everything that comes from source: it changes too fast to have one. */
export const DEVELOPMENT_VERSION = '0.0.0-development';

/** A file at an address of its own; nobody can pin what changes there, so `integrity` is empty. */
const servedFile = z.object({ url: z.url(), integrity: z.string(), bytes: z.number() });

/** Answer of a remote's development server; the shell reads it too, for a remote that `?mf=` names. */
export const servedRemote = z.object({
  remote: z.object({
    name: remoteName,
    owner: z.string(),
    version: z.string(),
    contracts: z.string(),
    namespace: z.string(),
    globalName: z.string(),
    entry: servedFile,
    claims: z.array(routeClaim),
    parts: z.optional(z.array(partClaim)),
  }),
});
export type ServedRemote = z.infer<typeof servedRemote>;

/** Answer of the shell's development server. */
export const servedHost = z.object({
  host: z.object({
    owner: z.string(),
    version: z.string(),
    contracts: z.string(),
    main: z.array(servedFile),
    provides: z.record(z.string(), z.array(z.string())),
    css: z.string(),
    fonts: z.array(z.object({ url: z.url(), preload: z.boolean() })),
  }),
});
export type ServedHost = z.infer<typeof servedHost>;
