import type { Bootstrap } from '@alisio/platform/sdk/page';
import { endAttributionInTime } from './end-attribution.ts';
import { offerFingerprint } from './fingerprint.ts';
import { followDarkness } from './follow-darkness.ts';
import { keepConfiguration } from './keep-configuration.ts';
import { askForContacts, followContactNumber } from './keep-contacts.ts';
import { keepRates } from './keep-rates.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { lookUpVisitor } from './look-up-visitor.ts';

/**
 * All that the site learns of its visitor, after the first render: the page is whole without any of it, and each
 * part fails alone (§8). What is learnt is in session stores, which pages follow. @returns what ends it
 */
export function startVisitor({ site, chosen }: Pick<Bootstrap, 'site' | 'chosen'>): () => void {
  const stops = [
    endAttributionInTime(),
    followDarkness(),
    followContactNumber(chosen),
    keepRates(),
    offerFingerprint(),
  ];
  keepTimeZone();
  void lookUpVisitor();
  void keepConfiguration(site);
  void askForContacts();
  return () => {
    for (const stop of stops) stop();
  };
}
