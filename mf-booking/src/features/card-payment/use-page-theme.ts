import { useSyncExternalStore } from 'react';

export type ShownTheme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

function shownTheme(): ShownTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

function follow(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia?.(DARK);
  system?.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system?.removeEventListener('change', changed);
  };
}

/** The theme that is seen, by the visitor's choice or the system's; the card frame wears the same. */
export const usePageTheme = (): ShownTheme => useSyncExternalStore(follow, shownTheme, () => 'light');
