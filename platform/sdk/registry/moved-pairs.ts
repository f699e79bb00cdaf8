import { z } from '@alisio/shared-contracts/zod';
import { sitePath } from './site-path.ts';

const oldName = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/**
 * Old addresses that name two of some places, as a table of the places: written out they would be a million. A place's
 * name of several words had hyphens between them, today it has none.
 */
export const movedPairs = z.object({
  /** parameter of the claim's path that names both */
  param: z.string(),
  /** what stands between them: `-a-` */
  joint: z.string().check(z.regex(/^-(?:[a-z0-9]+-)+$/)),
  /** name as it was written → the place's code */
  places: z.record(oldName, z.string().check(z.regex(/^[A-Z0-9]+$/))),
  /** where both names alone lead, as they are written today and as they were: `/{pair}/results?from={from}&to={to}` */
  alone: sitePath,
});
export type MovedPairs = z.infer<typeof movedPairs>;

/** Two places, as their names are written today. */
export interface Pair {
  word: string;
  /** their codes; nothing where one of them is in no table */
  codes: { from: string; to: string } | undefined;
}

/** Longer than two names of any places: each place where a word could be cut costs its length. */
const MOST_LETTERS = 200;
/** What a name of a place has not: decoded, it would begin another piece of the address. */
const NO_NAME = /[/?#%\\\p{Cc}]/u;

const joined = (name: string): string => name.replaceAll('-', '');

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const codesByName = new WeakMap<MovedPairs['places'], ReadonlyMap<string, string>>();

/** Places by their names, as these were written and as they are: an old name is the surer one. */
function codesOf(places: MovedPairs['places']): ReadonlyMap<string, string> {
  const known = codesByName.get(places);
  if (known) return known;
  const old = Object.entries(places);
  const codes = new Map([...old.map(([name, code]) => [joined(name), code] as const), ...old]);
  codesByName.set(places, codes);
  return codes;
}

/**
 * How a word that names two places is written today, without regard to capitals and accents.
 * @param word a piece of an address, decoded
 * @returns nothing for a word in which no place is found that was written otherwise, or not two
 */
export function pairNow(word: string, { joint, places }: MovedPairs): Pair | undefined {
  if (word.length > MOST_LETTERS || NO_NAME.test(word)) return undefined;
  const said = folded(word);
  const codes = codesOf(places);
  let half: Pair | undefined;
  for (let cut = said.indexOf(joint); cut >= 0; cut = said.indexOf(joint, cut + 1)) {
    const [one, other] = [said.slice(0, cut), said.slice(cut + joint.length)];
    const [from, to] = [codes.get(one), codes.get(other)];
    const pair = joined(one) + joint + joined(other);
    if (from !== undefined && to !== undefined) return { word: pair, codes: { from, to } };
    // A place of one word may be in no table: nothing of it was written otherwise.
    const isHalf = (from !== undefined && !other.includes('-')) || (to !== undefined && !one.includes('-'));
    if (isHalf && one !== '' && other !== '') half ??= { word: pair, codes: undefined };
  }
  return half;
}

const piecesOf = (path: string): string[] => path.split('/').slice(1);

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/**
 * Where an address that names two places lives now.
 * @param path pattern of the claim
 * @param pathname as it was sent, clean
 * @returns an address with a query of its own where it needs one; nothing for what has not moved
 */
export function movedPair(path: string, pairs: MovedPairs, pathname: string): string | undefined {
  const [pattern, asked] = [piecesOf(path), piecesOf(pathname)];
  const at = pattern.indexOf(`:${pairs.param}`);
  const word = asked[at];
  if (word === undefined) return undefined;
  if (asked.length === 1) {
    const pair = pairNow(decoded(word), pairs);
    return pair?.codes && filled(pairs.alone, { pair: pair.word, ...pair.codes });
  }
  const fits =
    asked.length === pattern.length &&
    pattern.every((piece, index) => index === at || folded(piece) === folded(decoded(asked[index] ?? '')));
  const pair = fits ? pairNow(decoded(word), pairs) : undefined;
  if (!pair) return undefined;
  const now = `/${pattern.map((piece, index) => (index === at ? pair.word : piece)).join('/')}`;
  return now === pathname ? undefined : now;
}

/** `{pair}`, `{from}` and `{to}` of an address. */
const filled = (address: string, words: Readonly<Record<string, string>>): string =>
  address.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
