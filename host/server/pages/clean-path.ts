/** What a request's path leads to before anything is looked up. */
export type CleanPath =
  | { kind: 'clean'; pathname: string }
  | { kind: 'moved'; location: string }
  | { kind: 'refused'; as: 'malformed-request' | 'uri-too-long' };

const MAX_LENGTH = 4096;

/** Resolves what is only a path. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Reads the path of a request target. Trailing and duplicate slashes (§2), segments of dots, and what browsers would
 * have sent in another spelling lead to the clean path, the query kept: a path that stays is the `pathname` of its URL,
 * so that whoever reads it reads the same. Undecodable, over-long and control characters are refused.
 */
export function cleanPath(target: string): CleanPath {
  const end = target.search(/[?#]/);
  const [path, rest] = end < 0 ? [target, ''] : [target.slice(0, end), target.slice(end)];
  if (target.length > MAX_LENGTH) return { kind: 'refused', as: 'uri-too-long' };
  if (!path.startsWith('/') || !isReadable(path)) return { kind: 'refused', as: 'malformed-request' };
  const single = path.replace(/\/{2,}/g, '/');
  const clean = new URL(NOWHERE + single).pathname.replace(/(.)\/$/, '$1');
  if (clean !== path) return { kind: 'moved', location: `${clean}${rest}` };
  return { kind: 'clean', pathname: path };
}

function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return ![...decoded].some((character) => character < ' ' || character === '\u007f' || character === '\\');
  } catch {
    return false;
  }
}
