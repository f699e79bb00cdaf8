import type { RouteClaim } from '@alisio/platform/sdk/registry';
import { ownAddress } from '@alisio/platform/serving';
import { onceFor } from '../releases/once-for.ts';

const REST = '*';

/** What is live, as far as old addresses go: name → claims. */
interface Movers {
  remotes: Readonly<Record<string, { live: { claims: readonly Pick<RouteClaim, 'moved'>[] } }>>;
}

/** Where one old address leads: what was asked for stays, but for what the new address says itself. */
function placeAt(to: string, search: string): string {
  const [path = '', own] = to.split('?');
  if (own === undefined) return path + search;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return `${path}?${query}`;
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/**
 * What follows an old address in a path that was asked for, as it was sent; nothing when the path is another. Browsers
 * send an accent encoded, claims spell it out.
 */
function followed(from: string, pathname: string): string | undefined {
  const [old, asked] = [from.split('/'), pathname.split('/')];
  const fixed = old.at(-1) === REST ? old.slice(0, -1) : old;
  const fits = fixed === old ? asked.length === old.length : asked.length >= old.length;
  if (!fits || !fixed.every((piece, index) => decoded(piece) === decoded(asked[index] ?? '')))
    return undefined;
  return asked.slice(fixed.length).join('/');
}

const movesOf = onceFor(({ remotes }: Movers) =>
  Object.values(remotes).flatMap(({ live }) =>
    live.claims.flatMap(({ moved = {} }) => Object.entries(moved)),
  ),
);

/**
 * Where an old address lives now, as the live remotes say in their claims.
 *
 * @param asked path as it was sent, clean, and its query
 * @param siteLink absolute address of the site
 * @returns an address of this site, encoded; nothing for what has not moved
 */
export function movedTo(
  site: Movers,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  siteLink: string,
): string | undefined {
  for (const [from, to] of movesOf(site)) {
    const rest = followed(from, pathname);
    if (rest === undefined) continue;
    return ownAddress(
      from.endsWith(REST) ? to.replace(/\*$/, () => rest) + search : placeAt(to, search),
      siteLink,
    );
  }
  return undefined;
}
