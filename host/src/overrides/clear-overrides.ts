import { KEPT_OVERRIDES } from './kept-overrides.ts';
import { withoutAsking } from './override-address.ts';

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
