/** One piece of a claimed path. `any` takes one piece of an address, `rest` all that is left of it, also nothing. */
interface Segment {
  kind: 'text' | 'any' | 'rest';
  text: string;
  optional: boolean;
}

/** A word that addresses write as it is, or a parameter, each perhaps optional; `.` and `..` never arrive. */
const SEGMENT = String.raw`(?:(?!\.{1,2}\??(?:/|$))[A-Za-z0-9._~-]+|:[A-Za-z]\w*)\??`;
const NOTATION = new RegExp(String.raw`^/(?:\*|(?:${SEGMENT}(?:/${SEGMENT})*(?:/\*)?))?$`);
/** More is no address that a person reads; each optional piece doubles what a pattern stands for. */
const MOST_SEGMENTS = 8;

const piecesOf = (pattern: string): string[] => pattern.split('/').filter((piece) => piece !== '');

/**
 * The part of the router's notation that a claim may use: words of letters, digits and `-._~`, `:name`, either
 * with `?`, and `*` at the end. What the router reads in another way than a person (a word with an escaped sign
 * matches no address at all) is not in it.
 */
export const isPathPattern = (pattern: string): boolean =>
  NOTATION.test(pattern) && piecesOf(pattern).length <= MOST_SEGMENTS;

const segmentsOf = (pattern: string): Segment[] =>
  piecesOf(pattern).map((piece) => {
    const optional = piece.endsWith('?');
    const text = optional ? piece.slice(0, -1) : piece;
    return { text, optional, kind: text === '*' ? 'rest' : text.startsWith(':') ? 'any' : 'text' };
  });

/** The router does not tell capitals from small letters, and neither may two claims. */
const folded = ({ kind, text }: Segment): string => (kind === 'text' ? text.toLowerCase() : '');

/** `/:url/results` and `/:City/Results` match the same addresses: a pattern without what does not matter for that. */
export const shapeOf = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .map(({ kind, optional, ...segment }) => {
      const sign = { text: folded({ kind, optional, ...segment }), any: ':', rest: '*' }[kind];
      return optional ? `${sign}?` : sign;
    })
    .join('/')}`;

/** A word for a parameter that no claim has in its place. */
const SOMETHING = 'x';

const wordOf = (segment: Segment): string => (segment.kind === 'text' ? folded(segment) : SOMETHING);

/** A piece of an address that both take; nothing when there is none. */
function common(one: Segment, other: Segment): string | undefined {
  if (one.kind === 'any') return wordOf(other);
  if (other.kind === 'any' || folded(one) === folded(other)) return wordOf(one);
  return undefined;
}

function meeting(one: readonly Segment[], other: readonly Segment[]): string[] | undefined {
  const [first, ...restOfOne] = one;
  const [second, ...restOfOther] = other;
  if (first?.optional) {
    const without = meeting(restOfOne, other);
    return without ?? meeting([{ ...first, optional: false }, ...restOfOne], other);
  }
  if (second?.optional) return meeting(other, one);
  if (first?.kind === 'rest') return other.filter(({ kind }) => kind !== 'rest').map(wordOf);
  if (second?.kind === 'rest') return meeting(other, one);
  if (!first || !second) return first === second ? [] : undefined;
  const piece = common(first, second);
  const others = piece === undefined ? undefined : meeting(restOfOne, restOfOther);
  return piece === undefined || !others ? undefined : [piece, ...others];
}

/**
 * Whether two patterns can match one address, as the router matches: without regard to capitals, after decoding,
 * a slash at the end aside.
 * @returns such an address, nothing when there is none
 */
export function sharedAddress(one: string, other: string): string | undefined {
  const pieces = meeting(segmentsOf(one), segmentsOf(other));
  return pieces && `/${pieces.join('/')}`;
}

/** Whether a pattern takes addresses whatever their first piece is: those that belong to others too. */
export function beginsAnyhow(pattern: string): boolean {
  const segments = segmentsOf(pattern);
  const first = segments.findIndex(({ optional }) => !optional);
  return segments.slice(0, first < 0 ? undefined : first + 1).some(({ kind }) => kind !== 'text');
}

const RANK = { text: '0', any: '1', rest: '2' } as const;

/**
 * Claims in one order, whatever order the registry has them in. It decides between patterns that the router ranks
 * alike, `/turs/:country` and `/:url/results` for instance: the one that is sooner certain comes first.
 */
export function inOrder<T>(claims: readonly T[], pathOf: (claim: T) => string): T[] {
  const keyed = claims.map((claim) => {
    const path = pathOf(claim);
    const ranks = segmentsOf(path).map(({ kind }) => RANK[kind]);
    return { claim, key: `${ranks.join('')} ${path}` };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ claim }) => claim);
}
