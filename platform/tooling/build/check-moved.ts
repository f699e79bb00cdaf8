import {
  beginsAnyhow,
  isKnownAddress,
  pairNow,
  type RouteClaim,
  sharedAddress,
} from '../../sdk/registry/index.ts';
import { ownAddress } from '../../serving/index.ts';
import { platformPaths } from './open-claims.ts';

const SITE = 'http://site.example';
const REST = '/*';
/** In place of what follows: at an address with nothing behind it no old one with `/*` is meant. */
const SOMETHING = '/x/*';

/** The path of a new address, readable; nothing for one that leads off the site, or that no site can read (`/100%`). */
export function newPath(to: string): string | undefined {
  const address = ownAddress(to, SITE);
  if (address === undefined) return undefined;
  try {
    return decodeURI(new URL(address, SITE).pathname);
  } catch {
    return undefined;
  }
}

/** Values of the claim's parameters that an address says, by their names. */
function paramsOf({ path }: RouteClaim, address: string): Record<string, string> {
  const said = address.split('/');
  const pieces = path.split('/');
  const unsure = pieces.findIndex((piece) => piece.endsWith('?'));
  return Object.fromEntries(
    pieces
      .slice(0, unsure < 0 ? undefined : unsure)
      .map((piece, index): [string, string] => [piece, said[index] ?? '*'])
      .filter(([piece, word]) => piece.startsWith(':') && word !== '*')
      .map(([piece, word]) => [piece.slice(1), word]),
  );
}

/** Whether a new address is one of the page: of `/*`, that what comes before it can be the beginning of one. */
const isOfPage = (claim: RouteClaim, place: string): boolean =>
  !/\/:|\*./.test(place) &&
  !beginsAnyhow(place) &&
  sharedAddress(place, claim.path) !== undefined &&
  isKnownAddress(claim, paramsOf(claim, place)) &&
  !platformPaths.some((own) => sharedAddress(own, place) !== undefined);

/** @throws when the pairs of a claim are not its path's, or lead to an address that is not the page's */
function checkPairs(name: string, claim: RouteClaim): void {
  const { path, movedPairs } = claim;
  if (!movedPairs) return;
  const { param, joint, places, alone } = movedPairs;
  const [one, other] = Object.keys(places);
  if (!path.split('/').includes(`:${param}`) || one === undefined || other === undefined)
    throw new Error(`${name} says that pairs of places moved, which ${path} does not name by ${param}.`);
  const pair = pairNow(`${one}${joint}${other}`, movedPairs);
  const word = pair?.word ?? '';
  const place = newPath(alone.replace('{pair}', word));
  if (pair?.codes === undefined || place === undefined || !isOfPage(claim, place) || !place.includes(word))
    throw new Error(
      `${name} says that ${one}${joint}${other} moved to ${alone}, which is no address of ${path}.`,
    );
}

/**
 * @param olds all old addresses of the remote
 * @throws when an old address is no address, or the new one is not the page's or has moved itself
 */
export function checkMoved(name: string, claim: RouteClaim, olds: readonly string[]): void {
  checkPairs(name, claim);
  for (const [from, to] of Object.entries(claim.moved ?? {})) {
    if (/[:?]/.test(from))
      throw new Error(`${name} says that ${from} moved: an old address has no parameters.`);
    const place = newPath(to);
    if (place === undefined)
      throw new Error(`${name} says that ${from} moved to ${to}, which this site cannot have.`);
    if (from.endsWith(REST) !== to.endsWith(REST) || !isOfPage(claim, place))
      throw new Error(`${name} says that ${from} moved to ${to}, which is no address of ${claim.path}.`);
    const reached = place.replace(/\/\*$/, SOMETHING);
    const again = olds.find((old) => sharedAddress(old, reached) !== undefined);
    if (again !== undefined)
      throw new Error(`${name} says that ${from} moved to ${to}, which moved with ${again}.`);
  }
}
