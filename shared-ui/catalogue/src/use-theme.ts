import { useEffect, useState } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by the page's head, before anything is painted. */
const KEY = 'catalogue-theme';

function stored(): ThemeChoice {
  const value = window.localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

function show(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The theme of the catalogue and, over the storage, of its narrow frames. */
export function useTheme(): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [theme, setTheme] = useState(stored);

  useEffect(() => show(theme), [theme]);
  useEffect(() => {
    const follow = () => setTheme(stored());
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const choose = (chosen: ThemeChoice) => {
    window.localStorage.setItem(KEY, chosen);
    setTheme(chosen);
  };
  return [theme, choose];
}
