import { z } from '@alisio/shared-contracts/zod';

/** One released file: immutable address, sha384 pin, size as sent with brotli. */
export const asset = z.strictObject({
  url: z.string().check(z.regex(/^\/(?:remotes\/[^/]+|host)\/[^/]+\/[^/]+$/)),
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/)),
  bytes: z.int().check(z.nonnegative()),
});
export type Asset = z.infer<typeof asset>;

/** Layouts of §2. */
export const layouts = [
  'default',
  'custom',
  'booking',
  'result',
  'footeronly',
  'blank',
  'error',
  '404',
  '505',
] as const;

const headTexts = z.strictObject({ title: z.string(), description: z.optional(z.string()) });

/** A route that a remote claims: all that the shell and the edge know of it before the remote's code arrives. */
export const routeClaim = z.strictObject({
  /** pattern in the router's notation */
  path: z.string().check(z.startsWith('/')),
  /** its chunk is `page-<page>` */
  page: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  layout: z.enum(layouts),
  /** names of calls the edge makes for the page (contracts' `firstData`) */
  firstData: z.optional(z.readonly(z.array(z.string()))),
  /** §2: direct entry with no previous page is sent home */
  direct: z.optional(z.enum(['allowed', 'home'])),
  /** entry of the header's navigation that leads here */
  nav: z.optional(z.string()),
  /** the page shows the line to a person itself, so the shell's band stays away */
  callLine: z.optional(z.literal('own')),
  /** what the edge writes into the HTML head before any code runs */
  head: z.optional(z.strictObject({ es: headTexts, en: headTexts })),
});
export type RouteClaim = z.infer<typeof routeClaim>;

const remoteName = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]*$/));
const files = z.record(z.string(), z.array(asset));

export const remoteRelease = z.strictObject({
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
  manifest: z.string(),
  entry: asset,
  /** chunk name (`routes`, `page-home`, `texts-es`) to the files that it needs, entry excluded */
  files,
  /** chunk name to the host's lazily shared libraries that it consumes */
  consumes: z.record(z.string(), z.array(z.string())),
  claims: z.array(routeClaim),
  rollout: z.strictObject({
    share: z.number().check(z.gte(0), z.lte(1)),
    previous: z.nullable(z.string()),
    disabled: z.boolean(),
  }),
  releasedAt: z.iso.datetime(),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

export const hostRelease = z.strictObject({
  version: z.string(),
  /** version of shared-contracts inside */
  contracts: z.string(),
  main: z.array(asset),
  /** chunk name to its files: `texts-es`, `texts-en` and other parts loaded later */
  files,
  /** lazily shared library to its files */
  shared: files,
  /** stylesheet text that the edge inlines */
  css: z.string(),
  fonts: z.array(z.strictObject({ url: z.string(), preload: z.boolean() })),
  releasedAt: z.iso.datetime(),
});
export type HostRelease = z.infer<typeof hostRelease>;

/** What is live: one small document, moved as a whole. */
export const registry = z.strictObject({
  schema: z.literal(1),
  revision: z.int().check(z.positive()),
  host: hostRelease,
  remotes: z.record(remoteName, remoteRelease),
});
export type Registry = z.infer<typeof registry>;

const publicRemote = z.strictObject({
  name: remoteName,
  owner: z.string(),
  version: z.string(),
  namespace: z.string(),
  globalName: z.string(),
  entry: asset,
  claims: z.array(routeClaim),
});
export type PublicRemote = z.infer<typeof publicRemote>;

/** What the page gets: enough to route and to load; each entry pins the files behind it. */
export const publicRegistry = z.strictObject({
  schema: z.literal(1),
  revision: z.int().check(z.positive()),
  remotes: z.record(remoteName, publicRemote),
});
export type PublicRegistry = z.infer<typeof publicRegistry>;

/** Leaves out what only the edge and the release tools need; a disabled remote is not there at all. */
export function publicRegistryOf({ schema, revision, remotes }: Registry): PublicRegistry {
  const live = Object.values(remotes).filter((remote) => !remote.rollout.disabled);
  return {
    schema,
    revision,
    remotes: Object.fromEntries(
      live.map(({ name, owner, version, namespace, globalName, entry, claims }) => [
        name,
        {
          name,
          owner,
          version,
          namespace,
          globalName,
          entry,
          claims: claims.map(({ head: _head, firstData: _firstData, ...claim }) => claim),
        },
      ]),
    ),
  };
}
