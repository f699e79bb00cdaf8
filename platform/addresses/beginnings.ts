/** Stands for addresses and claims that begin with no word of their own. */
export const OPEN = '';

/** First piece of an address, as the router compares it; nothing where it has none that a claim can spell. */
export function firstPiece(path: string): string {
  const [, piece = ''] = path.split('/');
  try {
    return decodeURIComponent(piece).toLowerCase();
  } catch {
    return OPEN;
  }
}

/** What addresses have to begin with for a claim to match; nothing for one that takes several beginnings. */
export function beginningOf(pattern: string): string {
  const first = firstPiece(pattern);
  return /^[:*]|\?$/.test(first) ? OPEN : first;
}

/**
 * Routes whose pattern may match an address, in their order. The router compiles every pattern that it is given, for each
 * address anew, so that most of what matching takes would be for those that begin with another word.
 */
export function beginningAs<T extends { path: string }>(routes: readonly T[], pathname: string): T[] {
  const beginnings = [OPEN, firstPiece(pathname)];
  return routes.filter(({ path }) => beginnings.includes(beginningOf(path)));
}
