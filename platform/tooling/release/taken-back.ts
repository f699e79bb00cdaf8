import type { HostRelease, RemoteRelease, SiteRegistry } from '../../sdk/registry/index.ts';
import type { Site } from './local-site.ts';
import { readHistory } from './pointer.ts';

const trackIn = (registry: SiteRegistry | undefined, name: string) =>
  name === 'host' ? registry?.host : registry?.remotes[name];

/** `name@version` of what was rolled back, as far as nothing newer was released under the name since. */
export async function takenBack({ store, verifier }: Site): Promise<ReadonlySet<string>> {
  const history = await readHistory(store, verifier, Number.POSITIVE_INFINITY);
  const settled = new Set<string>();
  const found = new Set<string>();
  for (const [index, { change }] of history.entries()) {
    for (const name of Object.keys(change.versions).filter((one) => !settled.has(one))) {
      if (change.kind !== 'rolled-back') {
        settled.add(name);
        continue;
      }
      const before = trackIn(history[index + 1], name);
      const away = before?.candidate?.release.version ?? before?.live.version;
      if (away !== undefined) found.add(`${name}@${away}`);
    }
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
