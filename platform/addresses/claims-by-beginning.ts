import { beginningOf, firstPiece, OPEN } from './beginnings.ts';
import { type Claiming, chooseClaim, claimsInOrder } from './choose-claim.ts';

/**
 * Claims by the first piece of their paths, each list in the router's order and with all that may match: the router
 * compiles each claim that it is given, for each address anew.
 * @returns the claim that the router would choose among all of them for a path
 */
export function claimsByBeginning<T extends Claiming>(
  claims: readonly T[],
): (pathname: string) => T | undefined {
  const begun = claimsInOrder(claims).map((one) => ({ one, beginning: beginningOf(one.claim.path) }));
  const startingWith = (wanted: string) =>
    begun.filter(({ beginning }) => beginning === OPEN || beginning === wanted).map(({ one }) => one);
  const byBeginning = new Map(
    [...new Set(begun.map(({ beginning }) => beginning))].map((beginning) => [
      beginning,
      startingWith(beginning),
    ]),
  );
  const open = startingWith(OPEN);
  return (pathname) => chooseClaim(byBeginning.get(firstPiece(pathname)) ?? open, pathname);
}
