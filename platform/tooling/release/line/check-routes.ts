import { ERROR_PATH } from '../../../addresses/choose-claim.ts';
import { claimsByBeginning } from '../../../addresses/claims-by-beginning.ts';
import type { RouteClaim, SiteRegistry } from '../../../sdk/registry/index.ts';
import { ownPaths } from '../../../serving/index.ts';
import type { AskedAddress } from './asked-addresses.ts';

/** What a remote claims, as far as it decides who answers an address. */
export interface RemoteClaims {
  name: string;
  claims: readonly Pick<RouteClaim, 'path' | 'known'>[];
  isOff: boolean;
}

/** Who answers an address. */
export interface RouteAnswer extends AskedAddress {
  /** a remote's name; `host` for what the edge answers itself; `404`; or where it leads on to */
  answer: string;
  /** the claim's path, or what there is to say in its place */
  claim: string;
}

/** Whether it is answered as its line says; a line that says nothing always is. */
export const isAsExpected = ({ expected, answer }: RouteAnswer): boolean =>
  expected === undefined || expected === answer;

const isOwn = (pathname: string): boolean =>
  ownPaths.some((own) => (own.endsWith('/*') ? pathname.startsWith(own.slice(0, -1)) : own === pathname));

/**
 * Who answers an address, by the claims of all remotes: the matching and ranking of the shell's router, which the web edge
 * goes by.
 */
export function routesBy(remotes: readonly RemoteClaims[]): (asked: AskedAddress) => RouteAnswer {
  const all = remotes.flatMap((remote) => remote.claims.map((claim) => ({ remote, claim })));
  const choose = claimsByBeginning(all);
  return (asked) => {
    const { pathname } = asked;
    if (isOwn(pathname)) return { ...asked, answer: 'host', claim: 'the platform’s own' };
    if (pathname === ERROR_PATH) return { ...asked, answer: 'host', claim: pathname };
    const found = choose(pathname);
    if (!found) return { ...asked, answer: '404', claim: 'nobody claims it' };
    const { name, isOff } = found.remote;
    return { ...asked, answer: name, claim: `${found.claim.path}${isOff ? ' (switched off)' : ''}` };
  };
}

/** What the live versions of a site claim. */
export const claimsOf = ({ remotes }: SiteRegistry): RemoteClaims[] =>
  Object.values(remotes).map(({ live: { name, claims }, disabled }) => ({
    name,
    claims,
    isOff: disabled !== null,
  }));

/** The same with a remote as it is in the tree, in place of what is live of it. */
export const withClaims = (remotes: readonly RemoteClaims[], one: RemoteClaims): RemoteClaims[] => [
  ...remotes.filter(({ name }) => name !== one.name),
  one,
];
