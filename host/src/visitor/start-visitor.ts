import type { Bootstrap } from '@alisio/platform/sdk/page';
import { TIME_ZONE_COOKIE } from '@alisio/shared-contracts/visitor';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { breathe } from '../loading/breathe.ts';
import { keepChoice } from './cookie.ts';
import { endAttributionInTime } from './end-attribution.ts';
import { offerFingerprint } from './fingerprint.ts';
import { keepConfiguration } from './keep-configuration.ts';
import { askForContacts, followContactNumber } from './keep-contacts.ts';
import { keepRates } from './keep-rates.ts';
import { lookUpVisitor } from './look-up-visitor.ts';
import { seenTheme } from './theme.ts';

/** Tells the edge which zone this browser is in, so that the next page's first data is of the visitor's own day. */
function keepTimeZone(): void {
  keepChoice(TIME_ZONE_COOKIE, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Keeps the profile's `isDarkMode` at what is seen: the visitor's choice, else the device's. @returns what ends it */
function followDarkness(): () => void {
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

/**
 * All that the site learns of its visitor, after the first render: the page is whole without any of it, and each
 * part fails alone (§8). What is learnt is in session stores, which pages follow.
 * @param nextPage waits until another address shows
 * @returns what ends it
 */
export function startVisitor(
  { site, chosen, location }: Pick<Bootstrap, 'site' | 'chosen' | 'location'>,
  nextPage: () => Promise<void>,
): () => void {
  const stops: (() => void)[] = [];
  const followed = [
    endAttributionInTime,
    followDarkness,
    () => followContactNumber(chosen),
    keepRates,
    offerFingerprint,
  ];
  const pieces = [
    ...followed.map((follow) => () => void stops.push(follow())),
    keepTimeZone,
    () => lookUpVisitor(location, nextPage),
    () => keepConfiguration(site),
    () => askForContacts(),
  ];
  let ended = false;
  // One at a time: what each of them learns has the page drawn anew.
  const beginAll = async () => {
    for (const begin of pieces) {
      if (ended) return;
      void begin();
      await breathe();
    }
  };
  void beginAll();
  return () => {
    ended = true;
    for (const stop of stops) stop();
  };
}
