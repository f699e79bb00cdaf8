import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { seenTheme } from './theme.ts';

/** Keeps the profile's `isDarkMode` at what is seen: the visitor's choice, else the device's. @returns what ends it */
export function followDarkness(): () => void {
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const look = () => {
    const chosen = root.dataset.theme;
    const isDarkMode = seenTheme(chosen === 'light' || chosen === 'dark' ? chosen : 'system') === 'dark';
    if (visitorProfile.get().isDarkMode !== isDarkMode)
      visitorProfile.set((profile) => ({ ...profile, isDarkMode }));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  device.addEventListener('change', look);
  look();
  return () => {
    observer.disconnect();
    device.removeEventListener('change', look);
  };
}
