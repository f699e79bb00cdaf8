import { countryOfCurrency, currencyOfCountry } from '@alisio/shared-contracts/visitor';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { useLanguage } from '../i18n/index.ts';
import { useBootstrap } from '../page/index.ts';
import { useSessionStore } from '../state/index.ts';

/** Who looks at the page, as far as it matters: country and currency of §3. */
export interface Visitor {
  /** nothing while nobody knows */
  country: { code: string; name: string } | undefined;
  /** `countryCode` is `EU` for the euro; `flag` is the name of an icon in the set `circle-flags` */
  currency: { code: string; countryCode: string; name: string; country: string; flag: string };
  isDarkMode: boolean;
}

/** What was chosen, else what the look-up found, else US dollars (§9). */
export function useVisitor(): Visitor {
  const language = useLanguage();
  const { chosen } = useBootstrap();
  const { agentIpInfo, chosenCountry, chosenCurrency, isDarkMode } = useSessionStore(visitorProfile);
  const country = chosenCountry ?? chosen?.country ?? agentIpInfo?.country ?? null;
  const ofCountry = country === agentIpInfo?.country ? agentIpInfo?.currency : undefined;
  const code = chosenCurrency ?? chosen?.currency ?? ofCountry ?? currencyOfCountry(country);
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const countryCode = countryOfCurrency(code);
  return {
    country: country === null ? undefined : { code: country, name: regions.of(country) ?? country },
    currency: {
      code,
      countryCode,
      name: new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code,
      country: regions.of(countryCode) ?? countryCode,
      flag: countryCode === 'EU' ? 'european-union' : countryCode.toLowerCase(),
    },
    isDarkMode,
  };
}
