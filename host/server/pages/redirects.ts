import { beginsAnyhow, movedPair, type RouteClaim } from '@alisio/platform/sdk/registry';
import { ownAddress } from '@alisio/platform/serving';
import { matchPath } from 'react-router';
import { onceFor } from '../releases/once-for.ts';
import type { RouteRule } from './route-rules.ts';

const REST = '*';

type Mover = Pick<RouteClaim, 'path' | 'moved' | 'movedPairs'>;

/** What is live, as far as old addresses go: name → claims. */
interface Movers {
  remotes: Readonly<Record<string, { live: { claims: readonly Mover[] } }>>;
}

/** An address as it was asked for: path as it was sent, clean, and its query. */
type Asked = Pick<URL, 'pathname' | 'search'>;

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
 * send an accent encoded, claims spell it out; capitals make no difference, as in claims.
 */
function followed(from: string, pathname: string): string | undefined {
  const [old, asked] = [from.split('/'), pathname.split('/')];
  const fixed = old.at(-1) === REST ? old.slice(0, -1) : old;
  const fits = fixed === old ? asked.length === old.length : asked.length >= old.length;
  if (!fits || wordOf(fixed) !== wordOf(asked.slice(0, fixed.length))) return undefined;
  return asked.slice(fixed.length).join('/');
}

/** By which two addresses are the same. An encoded slash is none. */
const wordOf = (pieces: readonly string[]): string =>
  pieces.map((piece) => decoded(piece).toLowerCase().replaceAll('/', '%2f')).join('/');

const claimsOf = ({ remotes }: Movers): Mover[] =>
  Object.values(remotes).flatMap(({ live }) => [...live.claims]);

type Line = readonly [from: string, to: string];

const lines = (site: Movers): Line[] => claimsOf(site).flatMap(({ moved = {} }) => Object.entries(moved));
const isOpen = ([from]: Line): boolean => from.endsWith(REST);

const movesOf = onceFor((site: Movers) => ({
  one: new Map(
    lines(site)
      .filter((line) => !isOpen(line))
      .map((line): [string, Line] => [wordOf(line[0].split('/')), line]),
  ),
  below: lines(site).filter(isOpen),
  pairs: claimsOf(site).flatMap(({ path, movedPairs }) => (movedPairs ? [{ path, movedPairs }] : [])),
  /** pages that begin with a word of theirs; those that take any address are no page yet */
  pages: claimsOf(site).filter(({ path }) => !beginsAnyhow(path)),
}));

/** Where an address leads by a line of a table; not encoded yet. */
function byLine([from, to]: Line, { pathname, search }: Asked) {
  const rest = followed(from, pathname);
  if (rest === undefined) return undefined;
  return from.endsWith(REST) ? to.replace(/\*$/, () => rest) + search : placeAt(to, search);
}

/**
 * Where an old address lives now, as the live remotes say in their claims.
 *
 * @param siteLink absolute address of the site
 * @returns an address of this site, encoded; nothing for what has not moved
 */
export function movedTo(site: Movers, asked: Asked, siteLink: string): string | undefined {
  const { one, below, pairs } = movesOf(site);
  const line = one.get(wordOf(asked.pathname.split('/')));
  for (const each of line ? [line] : below) {
    const to = byLine(each, asked);
    if (to !== undefined) return ownAddress(to, siteLink);
  }
  for (const { path, movedPairs } of pairs) {
    const to = movedPair(path, movedPairs, asked.pathname);
    if (to !== undefined) return ownAddress(placeAt(to, asked.search), siteLink);
  }
  return undefined;
}

/** Where an operator's rule leads: an address of this site, or of another that the configuration allows. */
function ruledTo(rules: readonly RouteRule[], site: Movers, asked: Asked, siteLink: string) {
  for (const { from, to } of rules) {
    const place = byLine([from, to], asked);
    if (place === undefined) continue;
    const isPage = movesOf(site).pages.some(({ path }) => matchPath(path, asked.pathname) !== null);
    if (isPage) return undefined;
    if (to.startsWith('/')) return ownAddress(place, siteLink);
    // What followed cannot lead to another origin, whatever it is.
    const [url, meant] = [URL.parse(place), URL.parse(to)];
    return url && url.origin === meant?.origin ? url.href : undefined;
  }
  return undefined;
}

/**
 * Where an address leads before any page is looked at, in one step: by an operator's rule, which takes no page's address,
 * else by the claims of what is live; an address that the first leads to may have moved by the other.
 *
 * @param siteLink absolute address of the site
 * @returns nothing for an address that stays
 */
export function leadsTo(
  { site, rules }: { site: Movers; rules: readonly RouteRule[] },
  asked: Asked,
  siteLink: string,
): string | undefined {
  const step = (at: Asked) => ruledTo(rules, site, at, siteLink) ?? movedTo(site, at, siteLink);
  const seen = new Set([asked.pathname + asked.search]);
  let to = step(asked);
  while (to?.startsWith('/')) {
    // Nobody is sent round.
    if (seen.size === seen.add(to).size) return undefined;
    const next = step(new URL(to, siteLink));
    if (next === undefined) break;
    to = next;
  }
  return to;
}
