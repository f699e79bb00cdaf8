import { useSyncExternalStore } from 'react';

function subscribe(change: () => void): () => void {
  window.addEventListener('hashchange', change);
  return () => window.removeEventListener('hashchange', change);
}

/** The slug in the address, `#/phone-field`; empty on the first page. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.replace(/^#\/?/, ''));
}

/** Whether an entry is shown alone, as in the narrow frame: `?alone#/phone-field`. */
export const alone = new URLSearchParams(window.location.search).has('alone');
