import { KEPT_OVERRIDES } from './kept-overrides.ts';

/** Parameter of the address that asks for other versions. */
const PARAMETER = 'mf';

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';

const partsOf = (search: string): string[] => search.slice(1).split('&').filter(Boolean);

const searchOf = (parts: readonly string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '');

/** What an address asks for; nothing when it does not ask, an empty text to have all as released. */
export const askedIn = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/** Without the question; the other parameters stay as they are written. */
export const withoutAsking = (search: string): string =>
  searchOf(partsOf(search).filter((part) => nameOf(part) !== PARAMETER));

/** An address as it is once its tab keeps what it asks for. */
export const addressKept = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + withoutAsking(search);

export const asking = (search: string, wanted: string): string =>
  searchOf([...partsOf(withoutAsking(search)), `${PARAMETER}=${encodeURIComponent(wanted)}`]);

/** The tab keeps no swapped version, and its address asks for none. The page changes with the next document. */
export function forgetOverrides(): void {
  try {
    window.sessionStorage.removeItem(KEPT_OVERRIDES);
  } catch {
    // A tab without storage kept nothing.
  }
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + withoutAsking(search) + hash);
}

/** Everything as released: in a new document, because code that is in the page stays in it. */
export function clearOverrides(): void {
  forgetOverrides();
  window.location.reload();
}
