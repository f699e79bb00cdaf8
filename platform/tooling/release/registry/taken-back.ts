import type { HostRelease, RemoteRelease, SiteRegistry } from '../../../sdk/registry/index.ts';
import type { Site } from '../site/local-site.ts';
import { revisionsBack } from './revisions.ts';

const trackIn = (registry: SiteRegistry | undefined, name: string) =>
  name === 'host' ? registry?.host : registry?.remotes[name];

/**
 * `name@version` of what was rolled back under some names, as far as nothing newer was released under the name
 * since. The moves are read back only until that is known of each name.
 */
export async function takenBack(
  { store, verifier }: Site,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const open = new Set(names);
  const found = new Set<string>();
  let after: SiteRegistry | undefined;
  for await (const registry of revisionsBack(store, verifier)) {
    for (const name of after?.change.kind === 'rolled-back' ? Object.keys(after.change.versions) : []) {
      const before = trackIn(registry, name);
      const away = before?.candidate?.release.version ?? before?.live.version;
      if (open.has(name) && away !== undefined) found.add(`${name}@${away}`);
    }
    const { kind, versions } = registry.change;
    if (kind !== 'rolled-back') for (const name of Object.keys(versions)) open.delete(name);
    if (open.size === 0) break;
    after = registry;
  }
  return found;
}

/**
 * Whether operators have decided on a name: it is switched off, has a version on its way, or just this release was
 * taken back.
 */
export function isDecided(
  live: SiteRegistry | undefined,
  { name, version }: HostRelease | RemoteRelease,
  back: ReadonlySet<string>,
): boolean {
  const track = trackIn(live, name);
  if (!track) return false;
  return track.disabled !== null || track.candidate !== null || back.has(`${name}@${version}`);
}
