import type { Registry, RemoteRelease, RouteClaim } from '@alisio/platform/sdk/registry';
import { LRUCache } from 'lru-cache';
import { isFrom } from '../../src/overrides/is-from.ts';
import { chooseClaim, claimsInOrder } from '../../src/remotes/choose-claim.ts';
import { onceFor } from './once-for.ts';

export interface ClaimMatch {
  remote: RemoteRelease;
  claim: RouteClaim;
  /** `off`: operators have switched the remote off; `elsewhere`: an override names an origin that it comes from */
  code: 'released' | 'elsewhere' | 'off';
}

/** Names of which an override says that the page brings them from an origin, where the edge does not know what is there. */
const elsewhere = ({ overrides, remotes }: Registry): string[] =>
  overrides
    .filter(({ state, name, wanted }) => state === 'origin' && !isFrom(remotes[name], wanted))
    .map(({ name }) => name);

/** A path that nobody claims may be claimed by code that the edge has not seen. */
export const bringsUnknownCode = (registry: Registry): boolean => elsewhere(registry).length > 0;

const OPEN = '';
/** Most visitors are on few addresses. */
const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 200;

/** First piece of an address, as the router compares it; nothing where it has none that a claim can spell. */
function firstPiece(path: string): string {
  const [, piece = ''] = path.split('/');
  try {
    return decodeURIComponent(piece).toLowerCase();
  } catch {
    return OPEN;
  }
}

/** What addresses have to begin with for a claim to match; nothing for one that takes several beginnings. */
function beginningOf(pattern: string): string {
  const first = firstPiece(pattern);
  return /^[:*]|\?$/.test(first) ? OPEN : first;
}

/**
 * The claims of a visitor's registry by the first piece of their paths, each list in the router's order and with all
 * that may match: the router compiles each claim that it is given, for each address anew.
 */
const claimsOf = onceFor((registry: Registry) => {
  const brought = elsewhere(registry);
  const codeOf = ({ name }: RemoteRelease): ClaimMatch['code'] => {
    if (brought.includes(name)) return 'elsewhere';
    return registry.disabled[name] ? 'off' : 'released';
  };
  const remotes = [...Object.values(registry.remotes), ...Object.values(registry.disabled)];
  const all = claimsInOrder(
    remotes.flatMap((remote) =>
      remote.claims.map((claim): ClaimMatch => ({ remote, claim, code: codeOf(remote) })),
    ),
  );
  const begun = all.map((match) => ({ match, beginning: beginningOf(match.claim.path) }));
  const startingWith = (wanted: string) =>
    begun.filter(({ beginning }) => beginning === OPEN || beginning === wanted).map(({ match }) => match);
  const beginnings = new Set(begun.map(({ beginning }) => beginning));
  return {
    byBeginning: new Map([...beginnings].map((beginning) => [beginning, startingWith(beginning)])),
    open: startingWith(OPEN),
    found: new LRUCache<string, { match: ClaimMatch | undefined }>({ max: MOST_KNOWN }),
  };
});

/** The claim that the shell's router would choose for a path: the same matching and ranking. */
export function matchClaim(registry: Registry, pathname: string): ClaimMatch | undefined {
  const { byBeginning, open, found } = claimsOf(registry);
  const known = found.get(pathname);
  if (known) return known.match;
  const match = chooseClaim(byBeginning.get(firstPiece(pathname)) ?? open, pathname);
  if (pathname.length <= LONGEST_KNOWN) found.set(pathname, { match });
  return match;
}
