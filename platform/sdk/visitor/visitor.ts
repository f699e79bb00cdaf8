import {
  countryCodeOf,
  countryOfCurrency,
  currencyCodeOf,
  type KnownVisitor,
} from '@alisio/shared-contracts/visitor';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useBootstrap } from '../page/index.ts';
import { useSessionStore } from '../state/index.ts';
import { nameOfCode } from './name-of-code.ts';
import { useSite } from './site.ts';

/** Who looks at the page, as far as it matters: country and currency of §3. */
export interface Visitor {
  /** nothing while nobody knows */
  country: { code: string; name: string } | undefined;
  /** `countryCode` is `EU` for the euro; `flag` is the name of an icon in the set `circle-flags` */
  currency: { code: string; countryCode: string; name: string; country: string; flag: string };
  isDarkMode: boolean;
}

/** Follows what is read of the visitor, and nothing else of the profile. */
function useKnown<T extends string | boolean | null>(read: (known: KnownVisitor) => T): T {
  const { chosen, location } = useBootstrap();
  // What the page was drawn with holds for as long as it shows.
  const of = ({ agentIpInfo, ...profile }: typeof visitorProfile.initial) =>
    read({
      ...profile,
      agentIpInfo: location?.country ? location : (agentIpInfo ?? location ?? null),
      chosen,
    });
  return useSyncExternalStore(
    visitorProfile.subscribe,
    () => of(visitorProfile.get()),
    () => of(visitorProfile.initial),
  );
}

/** ISO code of the visitor's country: what was chosen, else what the look-up found; null while nobody knows. */
export const useCountryCode = (): string | null => useKnown(countryCodeOf);

/** Whether the look-up of the visitor may still bring another country, and with it another currency. */
export const useCurrencyAwaited = (): boolean =>
  useKnown(
    (known) =>
      !known.agentIpInfo && !countryCodeOf(known) && !known.chosenCurrency && !known.chosen?.currency,
  );

/** ISO code of the currency that prices are shown in: what was chosen, else the country's, else US dollars. */
export function useCurrencyCode(): string {
  const site = useSite();
  return useKnown((known) => currencyCodeOf(known, site));
}

/** The visitor with the names of their country and currency in the reader's language, found when they are read. */
export function useVisitor(): Visitor {
  const language = useLanguage();
  const [country, currency] = [useCountryCode(), useCurrencyCode()];
  const isDarkMode = useSessionStore(visitorProfile, (profile) => profile.isDarkMode);
  const countryCode = countryOfCurrency(currency);
  return {
    country:
      country === null
        ? undefined
        : {
            code: country,
            get name() {
              return nameOfCode(country, language, 'region');
            },
          },
    currency: {
      code: currency,
      countryCode,
      get name() {
        return nameOfCode(currency, language, 'currency');
      },
      get country() {
        return nameOfCode(countryCode, language, 'region');
      },
      flag: countryCode === 'EU' ? 'european-union' : countryCode.toLowerCase(),
    },
    isDarkMode,
  };
}
