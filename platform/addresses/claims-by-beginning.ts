import { beginningOf, firstPiece, OPEN } from './beginnings.ts';
import { type Claiming, chooseClaim, claimsInOrder } from './choose-claim.ts';

/**
 * For who asks of very many addresses: `chooseClaim` looks at the beginning of every claim for each, which of a large site's
 * takes longer than all else. Here claims are put together by it once, each list in the router's order.
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
