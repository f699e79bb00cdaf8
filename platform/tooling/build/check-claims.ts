import { LANGUAGES } from '@alisio/shared-contracts/languages';
import {
  beginsAnyhow,
  isPathPattern,
  type RouteClaim,
  shapeOf,
  sharedAddress,
} from '../../sdk/registry/index.ts';
import { checkMoved, newPath } from './check-moved.ts';
import { isOpenClaim, platformPaths } from './open-claims.ts';

/** A version of a remote, by what it claims; a name may come more than once. */
export interface ClaimingRemote {
  name: string;
  claims: readonly RouteClaim[];
}

interface NamedClaim {
  name: string;
  claim: RouteClaim;
  /** an address at which the page was before: browsers sent its accents, which no pattern has */
  old?: true;
}

/** @throws when a path is no pattern, is the platform's own, or takes addresses that are not its own */
function checkPath({ name, claim: { path, known = {} }, old }: NamedClaim): void {
  if (!isPathPattern(old ? path.replace(/[^\P{L}a-z]/giu, 'a') : path)) {
    throw new Error(
      `${name} claims ${path}, which is no pattern: /words, /:parameters, either with ?, and /* at the end.`,
    );
  }
  const strange = Object.keys(known).find((param) => !new RegExp(`/:${param}(?:/|\\?|$)`).test(path));
  if (strange !== undefined)
    throw new Error(`${name} knows values of ${strange}, which ${path} does not have.`);
  if (isOpenClaim(name, path)) return;
  if (beginsAnyhow(path)) {
    throw new Error(
      `${name} claims ${path}, which takes addresses of others: it needs a line in platform/tooling/build/open-claims.ts.`,
    );
  }
  const taken = platformPaths.find((own) => sharedAddress(own, path) !== undefined);
  if (taken) throw new Error(`${name} claims ${path}, which is the platform's own.`);
}

/** Two pages of one remote may meet, its own ranking decides; the same pattern twice is one page too many. */
const clash = (one: NamedClaim, other: NamedClaim): boolean =>
  one.name === other.name
    ? shapeOf(one.claim.path) === shapeOf(other.claim.path)
    : !isOpenClaim(one.name, one.claim.path) && !isOpenClaim(other.name, other.claim.path);

function clashOfTwo(earlier: NamedClaim, later: NamedClaim): string | undefined {
  const [path, other] = [later.claim.path, earlier.claim.path];
  const address = sharedAddress(path, other);
  if (address !== undefined && clash(earlier, later)) {
    return path === other
      ? `${later.name} claims ${path}, which ${earlier.name} claims already.`
      : `${later.name} claims ${path}, ${earlier.name} ${other}: both are ${address}.`;
  }
  const entry = later.claim.navLink && later.claim.nav;
  return entry !== undefined && earlier.claim.navLink && earlier.claim.nav === entry
    ? `${later.name} puts ${entry} into the navigation with ${path}, ${earlier.name} with ${other}.`
    : undefined;
}

/** Its pages, and the addresses at which they were before: nobody else may have those either. */
const named = ({ name, claims }: ClaimingRemote): NamedClaim[] =>
  claims.flatMap((claim) => {
    const { page, layout, moved = {} } = claim;
    const before = Object.keys(moved).map(
      (path): NamedClaim => ({ name, claim: { path, page, layout }, old: true }),
    );
    return [{ name, claim }, ...before];
  });

/** A page of one remote that takes what another says has moved to itself. */
function caughtBy(mover: ClaimingRemote, other: ClaimingRemote): string | undefined {
  const places = mover.claims.flatMap(({ moved = {} }) => Object.values(moved));
  for (const { claim } of named(other).filter(({ claim: { path } }) => !isOpenClaim(other.name, path))) {
    const to = places.find((place) => sharedAddress(newPath(place) ?? '/', claim.path) !== undefined);
    if (to !== undefined)
      return `${mover.name} says that something moved to ${to}, ${other.name} claims ${claim.path}.`;
  }
  return undefined;
}

/**
 * Why two remotes cannot be on one page, by their claims, naming an address that both match; nothing when they can.
 * Versions of one remote are not compared: a visitor has one of them.
 */
export function clashOf(earlier: ClaimingRemote, later: ClaimingRemote): string | undefined {
  if (earlier.name === later.name) return undefined;
  return (
    named(later)
      .flatMap((claim) => named(earlier).map((other) => clashOfTwo(other, claim)))
      .find((sentence) => sentence !== undefined) ??
    caughtBy(later, earlier) ??
    caughtBy(earlier, later)
  );
}

/** @throws when a remote claims what it may not, or one pattern twice */
export function checkOwnClaims(remote: ClaimingRemote): void {
  const own = named(remote);
  for (const [index, claim] of own.entries()) {
    checkPath(claim);
    const sentence = own
      .slice(0, index)
      .map((other) => clashOfTwo(other, claim))
      .find(Boolean);
    if (sentence) throw new Error(sentence);
  }
  const olds = remote.claims.flatMap(({ moved = {} }) => Object.keys(moved));
  for (const claim of remote.claims) checkMoved(remote.name, claim, olds);
}

/** @throws naming both remotes, and an address that both claims match; or a path that a remote may not claim */
export function checkClaims(remotes: readonly ClaimingRemote[]): void {
  for (const [index, remote] of remotes.entries()) {
    checkOwnClaims(remote);
    const earlier = remotes.slice(0, index);
    const sentence = earlier.map((other) => clashOf(other, remote)).find(Boolean);
    if (sentence) throw new Error(sentence);
  }
}

/**
 * Edge and browser know a page's own texts by their chunk's name: under another they would come late, and weigh nothing.
 *
 * @throws when texts are named after a page that is not claimed or not as a page's are, or a language of them is missing
 */
function checkPageTexts(name: string, claimed: ReadonlySet<string>, chunks: readonly string[]): void {
  for (const chunk of chunks) {
    const language = LANGUAGES.find((code) => chunk.startsWith('texts-') && chunk.endsWith(`-${code}`));
    if (!language) continue;
    const page = chunk.slice('texts-'.length, -1 - language.length);
    if (claimed.has(`page-${page}`))
      throw new Error(
        `${name}: texts of a page are named after it, texts-page-${page}-${language}, not ${chunk}.`,
      );
    if (!page.startsWith('page-')) continue;
    if (!claimed.has(page))
      throw new Error(`${name}: ${chunk} is named after a page that no route of remote.config.ts claims.`);
    const missing = LANGUAGES.find((code) => !chunks.includes(`texts-${page}-${code}`));
    if (missing) throw new Error(`${name}: ${chunk} has no texts-${page}-${missing} beside it.`);
  }
}

/** @throws when a claim has no page in the build, a built page is claimed by no route, or its texts have another name */
export function checkPages(name: string, claims: readonly RouteClaim[], chunks: readonly string[]): void {
  const claimed = new Set(claims.map(({ page }) => `page-${page}`));
  for (const chunk of claimed) {
    if (!chunks.includes(chunk))
      throw new Error(`${name}: a route claims ${chunk}, which src/routes.ts does not have.`);
  }
  for (const chunk of chunks) {
    if (chunk.startsWith('page-') && !claimed.has(chunk)) {
      throw new Error(`${name}: src/routes.ts has ${chunk}, which no route of remote.config.ts claims.`);
    }
  }
  checkPageTexts(name, claimed, chunks);
}
