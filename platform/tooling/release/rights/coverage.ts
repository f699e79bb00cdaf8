import type {
  Asset,
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  RouteClaim,
} from '../../../sdk/registry/index.ts';
import { fileSizes } from '../../build/ceilings.ts';
import { isServerHalf } from '../../build/server-half.ts';
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

/** What a version brings, in bytes: all files as sent, and its half for the edge. */
interface Brought {
  sent: number;
  server: number;
}

/** @returns what is past the key's ceilings, as the end of a sentence */
function tooLarge({ ceilings = {} }: Grant, brought: Brought): string | undefined {
  const { sent, server } = ceilings;
  if (sent !== undefined && brought.sent > sent) return `bring ${brought.sent} bytes: its ceiling is ${sent}`;
  if (server !== undefined && brought.server > server)
    return `bring ${brought.server} bytes for the edge: its ceiling is ${server}`;
  return undefined;
}

function broughtBy(sizes: Readonly<Record<string, number>>): Brought {
  const brought = { sent: 0, server: 0 };
  for (const [file, { raw, sent }] of fileSizes(new Map(Object.entries(sizes)))) {
    if (isServerHalf(file)) brought.server += raw;
    else brought.sent += sent;
  }
  return brought;
}

/**
 * Whether all files of a version keep to its key's ceilings, pictures and what no page names included. That they are as
 * large as is told here, the edge sees when it reads them.
 * @returns what its key may not do, as the end of a sentence
 */
export function overCeilings(grant: Grant, { sizes }: Pick<ReleaseDocument, 'sizes'>): string | undefined {
  if (!grant.ceilings) return undefined;
  return sizes ? tooLarge(grant, broughtBy(sizes)) : 'bring files without saying how large they are';
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
  return tooLarge(grant, { sent: sentBytes(release), server: release.server?.bytes ?? 0 });
}
