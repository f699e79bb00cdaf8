import { isCheckoutPath } from '@alisio/shared-contracts/routes';
import type { HostTrack, RemoteTrack, SiteRegistry } from '../sdk/registry/index.ts';
import { type PageSeen, versionsOf } from './page-seen.ts';

/** Versions that a visitor may be shown, by the words of the rule and not by its code. */
function allowed(
  { live, candidate, previous }: HostTrack | RemoteTrack,
  held: string | undefined,
  path: string,
) {
  const inCheckout = isCheckoutPath(path) && held !== undefined && held === previous;
  return [live.version, candidate?.release.version, inCheckout ? held : undefined];
}

/**
 * What is wrong with the pages that one visitor saw, in their order: a version that was not to be had, one that did
 * not need to change, a step back in time, a remote that is switched off and shown, a page that failed.
 * @param moves what was live, by revision
 */
export function checkSequence(
  pages: readonly PageSeen[],
  moves: ReadonlyMap<number, SiteRegistry>,
): string[] {
  const problems: string[] = [];
  const held = new Map<string, string>();
  let last = 0;
  for (const { path, status, registry } of pages) {
    const { revision } = registry;
    const site = moves.get(revision);
    const where = `${path} at revision ${revision}`;
    if (!site) {
      problems.push(`${where}, which nobody released`);
      continue;
    }
    if (revision < last) problems.push(`${where} after revision ${last}`);
    last = revision;
    const versions = versionsOf(registry);
    for (const track of [site.host, ...Object.values(site.remotes)]) {
      const { name } = track.live;
      const version = versions[name];
      if (track.disabled) {
        if (version) problems.push(`${where} has ${name}, which is switched off`);
        continue;
      }
      const may = allowed(track, held.get(name), path);
      if (version === undefined || !may.includes(version)) problems.push(`${where} has ${name} ${version}`);
      else if (held.has(name) && may.includes(held.get(name)) && version !== held.get(name)) {
        problems.push(`${where} changed ${name} from ${held.get(name)} to ${version} without need`);
      } else held.set(name, version);
    }
    const owner = Object.values(site.remotes).find(({ live }) =>
      live.claims.some((one) => one.path === path),
    );
    const expected = owner?.disabled ? 503 : 200;
    if (status !== expected) problems.push(`${where} is a ${status}`);
  }
  return problems;
}
