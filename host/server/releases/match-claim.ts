import { beginningOf, firstPiece, OPEN } from '@alisio/platform/addresses/beginnings.ts';
import { chooseClaim, claimsInOrder } from '@alisio/platform/addresses/choose-claim.ts';
import type { Registry, RemoteRelease, RouteClaim } from '@alisio/platform/sdk/registry';
import { LRUCache } from 'lru-cache';
import { isFrom } from '../../src/overrides/is-from.ts';
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

/** Most visitors are on few addresses. */
const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 200;

/** Claims of a version by what addresses have to begin with: made once, whoever is given that version. */
const beginningsOf = onceFor(({ claims }: RemoteRelease) =>
  Map.groupBy(claims, ({ path }) => beginningOf(path)),
);

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
  const beginningWith = (wanted: readonly string[]) =>
    claimsInOrder(
      remotes.flatMap((remote) =>
        wanted.flatMap((beginning) =>
          (beginningsOf(remote).get(beginning) ?? []).map(
            (claim): ClaimMatch => ({ remote, claim, code: codeOf(remote) }),
          ),
        ),
      ),
    );
  const known = new Map<string, ClaimMatch[]>([[OPEN, beginningWith([OPEN])]]);
  return {
    /** @param piece the first of an address */
    startingWith(piece: string): ClaimMatch[] {
      const isClaimed = known.has(piece) || remotes.some((remote) => beginningsOf(remote).has(piece));
      const key = isClaimed ? piece : OPEN;
      const claims = known.get(key) ?? beginningWith([piece, OPEN]);
      known.set(key, claims);
      return claims;
    },
    found: new LRUCache<string, { match: ClaimMatch | undefined }>({ max: MOST_KNOWN }),
  };
});

/** The claim that the shell's router would choose for a path: the same matching and ranking. */
export function matchClaim(registry: Registry, pathname: string): ClaimMatch | undefined {
  const { startingWith, found } = claimsOf(registry);
  const known = found.get(pathname);
  if (known) return known.match;
  const match = chooseClaim(startingWith(firstPiece(pathname)), pathname);
  if (pathname.length <= LONGEST_KNOWN) found.set(pathname, { match });
  return match;
}
