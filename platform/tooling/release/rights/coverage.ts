import type { Asset, HostRelease, RemoteRelease, RouteClaim } from '../../../sdk/registry/index.ts';
import { ALL, ALL_PATHS, type Grant } from './grants.ts';

type Release = HostRelease | RemoteRelease;

const piecesOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/**
 * Whether an address or a claimed pattern is one of a prefix's, piece by piece: `/hoteles` has `/Hoteles/:id` and not
 * `/hotelesbaratos`, nor `/hoteles?/checkout`, whose first piece may be missing.
 */
export function isBelow(prefix: string, path: string): boolean {
  if (prefix === ALL_PATHS) return true;
  const [own, asked] = [piecesOf(prefix), piecesOf(path)];
  if (own.length === 0) return asked.length === 0;
  return own.every((piece, index) => piece === asked[index]);
}

/** Addresses that a claim takes: its own, and the old ones that it leads on from. */
const addressesOf = ({ path, moved = {}, movedPairs }: RouteClaim): string[] => [
  path,
  ...Object.keys(moved).map((old) => old.replace(/\/\*$/, '')),
  ...(movedPairs ? [`/:${movedPairs.param}`] : []),
];

const assetsOf = (release: Release): Asset[] =>
  'entry' in release
    ? [release.manifest, release.entry, ...Object.values(release.files).flat()]
    : [...release.main, ...Object.values(release.files).flat(), ...Object.values(release.shared).flat()];

/** Bytes as sent: each file once. */
export const sentBytes = (release: Release): number =>
  [...new Map(assetsOf(release).map(({ url, bytes }) => [url, bytes])).values()].reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

/** @returns what of its sizes is past the key's ceilings, as the end of a sentence */
function tooLarge({ ceilings = {} }: Grant, release: Release): string | undefined {
  const { sent, server } = ceilings;
  const bytes = sentBytes(release);
  if (sent !== undefined && bytes > sent) return `bring ${bytes} bytes: its ceiling is ${sent}`;
  const half = release.server?.bytes ?? 0;
  if (server !== undefined && half > server)
    return `bring ${half} bytes for the edge: its ceiling is ${server}`;
  return undefined;
}

export const coversName = ({ remotes }: Grant, name: string): boolean =>
  remotes.some((one) => one === ALL || one === name);

/** @returns what its key may not do about a version, as the end of a sentence: `claim /booking` */
export function uncovered(grant: Grant, release: Release): string | undefined {
  const { name } = release;
  if (!grant.may.includes('release')) return `release ${name}`;
  if (!coversName(grant, name)) return `release ${name}`;
  if ('claims' in release) {
    const asked = release.claims.flatMap(addressesOf);
    const foreign = asked.find((path) => !grant.paths.some((prefix) => isBelow(prefix, path)));
    if (foreign !== undefined) return `claim ${foreign}`;
    const { namespace } = release;
    if (!grant.namespaces.some((one) => one === ALL || one === namespace))
      return `use the namespace ${namespace}`;
  }
  return tooLarge(grant, release);
}
