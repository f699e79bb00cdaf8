/** set by the development build: no two bundles of a page have the same */
declare const ALISIO_BUNDLE: string;

const lent = globalThis.alisioRefresh;

/** The one export of a page besides its component that says nothing to React. */
const isMeta = (value: unknown): boolean => typeof value === 'function' && value.name === 'meta';

/**
 * Stands in for `react-refresh/runtime` in the development build of a remote: the shell's. A released shell lends
 * none, and its React can swap no component; then nothing counts as one, and an edit reloads the page.
 *
 * A module of which all exports count is swapped in place. A page's `meta` counts too: the shell goes on with the one
 * that it has, so its text is its identity, and an edit of it reloads the page.
 */
export const isLikelyComponentType = (value: unknown): boolean =>
  lent !== undefined && (isMeta(value) || lent.isLikelyComponentType(value));

export const getFamilyByType = (value: unknown): unknown =>
  isMeta(value) ? String(value) : lent?.getFamilyByType(value);

/** Bundles number their modules alike, and one component may be in several: each has families of its own. */
export function register(value: unknown, id: string): void {
  if (!isMeta(value)) lent?.register(value, `${ALISIO_BUNDLE} ${id}`);
}

export const createSignatureFunctionForTransform =
  lent?.createSignatureFunctionForTransform ?? (() => (type: unknown) => type);

export const performReactRefresh = (): unknown => lent?.performReactRefresh();
