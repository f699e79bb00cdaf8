import type { RouteClaim } from './claims.ts';

/** No word of an address that a person or a search engine uses is longer. */
const LONGEST = 100;
const SIGNS = String.raw`[\p{L}\p{N}-]+`;

/**
 * Whether a claim's page knows an address, as far as its claim says (`known`): the edge answers 404 to others, and
 * the shell shows its own page for them, without the remote's code. What only data tells is the page's to say, by
 * `notFound` in its loader.
 * @param params of the address, decoded
 */
export const isKnownAddress = (
  { known = {} }: Pick<RouteClaim, 'known'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries(known).every(([name, words]) => {
    const value = params[name];
    if (value === undefined) return true;
    const pattern = words.map((word) => word.replaceAll('*', SIGNS)).join('|');
    return value.length <= LONGEST && new RegExp(`^(?:${pattern})$`, 'iu').test(value);
  });
