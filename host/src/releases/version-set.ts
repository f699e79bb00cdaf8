import type { LiveVersions, PublicRegistry } from '@alisio/platform/sdk/registry';

/** The versions of a page as one text, to be compared and kept: `host@1.0.0-…~mf-flights@1.4.0-…`, or one word for all. */
export type VersionSet = string;

const setOf = (versions: Record<string, string>): VersionSet =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join('~');

/** Shell and remotes of a page; nothing for a page of an edge that did not tell its shell's version. */
export function pageVersions({ host, remotes, rest }: PublicRegistry): VersionSet | undefined {
  if (rest) return rest.versions;
  if (!host) return undefined;
  const versions = Object.values(remotes).map(({ name, version }) => [name, version]);
  return setOf({ host: host.version, ...Object.fromEntries(versions) });
}

/**
 * What the visitor would get now, when that is something else than the page was given: another version, a remote
 * more or less. An answer from before the page's own revision is of an edge that lags behind.
 */
export function newerVersions(registry: PublicRegistry, live: LiveVersions): VersionSet | undefined {
  if (live.revision < registry.revision) return undefined;
  const versions = registry.rest ? live.digest : setOf(live.versions);
  return versions === pageVersions(registry) ? undefined : versions;
}
