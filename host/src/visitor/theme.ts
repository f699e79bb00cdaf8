import { perApp, type Theme, useAppScope, useBootstrap } from '@alisio/platform/sdk/page';
import { THEME_COOKIE } from '@alisio/shared-contracts/visitor';
import { useSyncExternalStore } from 'react';
import { keepChoice } from './cookie.ts';

/** What was chosen in this app's life, before that what the bootstrap says. */
const chosenTheme = perApp(() => {
  const listeners = new Set<() => void>();
  let chosen: Theme | undefined;
  return {
    get: () => chosen,
    choose(theme: Theme) {
      chosen = theme;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/** Shows a theme: the device's own when the attribute is not there. */
function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

/** The theme that is seen now, whoever chose it. Browser only. */
export function seenTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  const { theme: first } = useBootstrap();
  const chosen = chosenTheme(useAppScope());
  const theme = useSyncExternalStore(chosen.subscribe, chosen.get, chosen.get) ?? first;
  return {
    theme,
    chooseTheme: (next) => {
      show(next);
      keepChoice(THEME_COOKIE, next === 'system' ? undefined : next);
      chosen.choose(next);
    },
  };
}
