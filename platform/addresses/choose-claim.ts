import { matchRoutes } from 'react-router';
import { inOrder, isKnownAddress, type RouteClaim } from '../sdk/registry/index.ts';
import { beginningAs } from './beginnings.ts';

/** The page of internal errors (§2) by an address of its own, answered with status 500: for tests and monitors. */
export const ERROR_PATH = '/505';

/** Whatever has a claim. */
export interface Claiming {
  claim: Pick<RouteClaim, 'path' | 'known'>;
}

/** Claims in the order in which the router is given them: it decides where the router ranks two alike. */
export const claimsInOrder = <T extends Claiming>(claims: readonly T[]): T[] =>
  inOrder(claims, ({ claim }) => claim.path);

/**
 * The claim that the router chooses for a path, for the shell and the edge alike; nothing where no claim matches, or
 * the one that does says that its page does not know the address.
 * @param claims as `claimsInOrder` gives them
 */
export function chooseClaim<T extends Claiming>(claims: readonly T[], pathname: string): T | undefined {
  if (pathname === ERROR_PATH) return undefined;
  const routes = claims.map(({ claim }, index) => ({ path: claim.path, id: String(index) }));
  const [match] = matchRoutes(beginningAs(routes, pathname), pathname) ?? [];
  const chosen = match && claims[Number(match.route.id)];
  return chosen && isKnownAddress(chosen.claim, match.params) ? chosen : undefined;
}
