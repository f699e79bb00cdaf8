import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import { routeClaim } from './claims.ts';
import { partClaim } from './part-claims.ts';
import { asset, type HostRelease, type RemoteRelease, remoteName } from './releases.ts';

/** A version swapped for this tab alone, for tests and development. */
export const override = z.object({
  /** `host` or a remote's name */
  name: z.string(),
  /** as asked for: a version, the beginning of one, or an origin */
  wanted: z.string(),
  /** `version`: swapped here; `origin`: the page brings it from there; `refused`: left as it was */
  state: z.enum(['version', 'origin', 'refused']),
  /** why it was refused, for the badge; `unreachable` is said by the page, which asks the origin */
  reason: z.optional(z.enum(['unknown-version', 'contracts', 'origin', 'malformed', 'unreachable'])),
});
export type Override = z.infer<typeof override>;

/** What one visitor gets: the releases that share, checkout and overrides lead to. */
export interface Registry {
  revision: number;
  host: HostRelease;
  remotes: Record<string, RemoteRelease>;
  /** switched off by operators: their paths are known, their code is not handed out */
  disabled: Record<string, RemoteRelease>;
  overrides: Override[];
  /** names whose version here is on its way: for a share of visitors, this one among them */
  candidates?: readonly string[];
  /** by which the same can be had again of any edge; nothing where it cannot */
  composition?: string | undefined;
}

const publicClaims = z.array(routeClaim);

export const publicRemote = z.object({
  name: remoteName,
  owner: z.string(),
  version: z.string(),
  namespace: z.string(),
  globalName: z.string(),
  /** without a pin only from an origin that an override names */
  entry: asset,
  claims: publicClaims,
  parts: z.optional(z.array(partClaim)),
  /**
   * chunk name (`routes`, `page-home`, `texts-es`) → its files, to be fetched before the code that asks for them is here:
   * names beside the entry, or addresses of the shell's libraries. Without pins: who runs them has those
   */
  chunks: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type PublicRemote = z.infer<typeof publicRemote>;

/**
 * What the page gets: enough to route and to load; each entry pins the files behind it. Read by shells of other
 * releases too: fields are added, never changed.
 */
export const publicRegistry = z.object({
  schema: z.literal(1),
  revision: z.int().check(z.positive()),
  /** absent in what edges before the release line wrote */
  host: z.optional(z.object({ version: z.string(), owner: z.string() })),
  remotes: z.record(remoteName, publicRemote),
  /** remotes that are switched off, with the paths that they answer for */
  disabled: z.optional(z.array(z.object({ name: remoteName, owner: z.string(), claims: publicClaims }))),
  overrides: z.optional(z.array(override)),
  /** names whose version is on its way to everybody, this visitor being in its share */
  candidates: z.optional(z.array(z.string())),
  /**
   * absent where this is all of it. Else where the whole is, for ever the same, and what stands for all its versions, as
   * `LiveVersions` has it
   */
  rest: z.optional(z.object({ href: z.string(), versions: z.string() })),
});
export type PublicRegistry = z.infer<typeof publicRegistry>;

const openClaims = ({ claims }: RemoteRelease) =>
  claims.map(
    ({
      head: _head,
      slots: _slots,
      moved: _moved,
      movedPairs: _pairs,
      listed: _listed,
      feed: _feed,
      ...claim
    }) => claim,
  );

/** The files of all that a remote's claimed pages need besides its entry, with texts in these languages. */
function openChunks(
  { entry, files, consumes, claims }: RemoteRelease,
  { shared }: HostRelease,
  languages: readonly Language[],
) {
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const pages = [...new Set(claims.map(({ page }) => `page-${page}`))];
  const spoken = ['texts', ...pages.map((page) => `texts-${page}`)];
  const names = [
    'routes',
    ...pages,
    ...spoken.flatMap((texts) => languages.map((language) => `${texts}-${language}`)),
  ];
  const open = names.filter((chunk) => files[chunk]);
  return Object.fromEntries(
    open.map((chunk) => {
      const libraries = (consumes[chunk] ?? []).flatMap((key) => shared[key] ?? []);
      const urls = [...(files[chunk] ?? []), ...libraries].map(({ url }) =>
        url.startsWith(folder) ? url.slice(folder.length) : url,
      );
      return [chunk, urls];
    }),
  );
}

/** Leaves out what only the edge and the release tools need. @param languages whose files of texts it names */
export function publicRegistryOf(
  registry: Registry,
  languages: readonly Language[] = LANGUAGES,
): PublicRegistry {
  const { revision, host, remotes, disabled, overrides, candidates = [] } = registry;
  const off = Object.values(disabled).map((remote) => ({
    name: remote.name,
    owner: remote.owner,
    claims: openClaims(remote),
  }));
  return {
    schema: 1,
    revision,
    host: { version: host.version, owner: host.owner },
    remotes: Object.fromEntries(
      Object.values(remotes).map((remote) => {
        const { name, owner, version, namespace, globalName, entry, parts = [] } = remote;
        const facts = { name, owner, version, namespace, globalName, entry, claims: openClaims(remote) };
        const chunks = openChunks(remote, host, languages);
        return [name, { ...facts, ...(parts.length > 0 ? { parts } : {}), chunks }];
      }),
    ),
    ...(off.length > 0 ? { disabled: off } : {}),
    ...(overrides.length > 0 ? { overrides } : {}),
    ...(candidates.length > 0 ? { candidates: [...candidates] } : {}),
  };
}
