import type { SiteRegistry } from '../../../sdk/registry/index.ts';

export interface Version {
  /** `host`, or a remote's */
  name: string;
  version: string;
}

/** A version in one word, for sets and for names of notes. */
export const keyOf = ({ name, version }: Version): string => `${name}@${version}`;

/** What a registry gives to anybody or goes back to: of each track the live version, the candidate and the one before. */
export function namedIn(registry: SiteRegistry | undefined): Version[] {
  if (!registry) return [];
  return [registry.host, ...Object.values(registry.remotes)].flatMap(({ live, candidate, previous }) =>
    [live.version, candidate?.release.version, previous ?? undefined]
      .filter((version) => version !== undefined)
      .map((version) => ({ name: live.name, version })),
  );
}

/** What one registry names and the one before it did not. */
export function newlyNamed(before: SiteRegistry | undefined, after: SiteRegistry): Version[] {
  const known = new Set(namedIn(before).map(keyOf));
  return namedIn(after).filter((one) => !known.has(keyOf(one)));
}
