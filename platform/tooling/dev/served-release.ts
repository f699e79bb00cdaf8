import { z } from '@alisio/shared-contracts/zod';
import { partClaim, remoteName, routeClaim } from '../../sdk/registry/index.ts';

/** Where a development server says what it serves. */
export const SERVED_RELEASE_PATH = '/release.json';

/** Version of everything that comes from source: it changes too fast to have one. */
export const DEVELOPMENT_VERSION = '0.0.0-development';

/** A file at an address of its own; nobody can pin what changes there, so `integrity` is empty. */
const servedFile = z.object({ url: z.url(), integrity: z.string(), bytes: z.number() });

/** Where it has what the edge runs of it, and the map from there to the sources. */
export const SERVED_HALF_PATH = '/server.js';
export const SERVED_MAP_PATH = '/server.js.map';

/** `integrity`: of the file as it is now, new with each edit. Absent while none has compiled. */
const servedHalf = z.extend(servedFile, { integrity: z.string().check(z.minLength(1)) });

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
    /** pages whose module has a loader, and of them those that decide what their address answers */
    server: z.optional(z.extend(servedHalf, { loads: z.array(z.string()), decides: z.array(z.string()) })),
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
    server: z.optional(servedHalf),
  }),
});
export type ServedHost = z.infer<typeof servedHost>;
