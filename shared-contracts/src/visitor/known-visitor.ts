import { currencyOfCountry, DEFAULT_CURRENCY } from './countries.ts';
import type { VisitorLocation } from './location.ts';

/** What is known of a visitor: the profile of §3 with what the page's cookies say. */
export interface KnownVisitor {
  agentIpInfo: VisitorLocation | null;
  chosenCountry: string | null;
  chosenCurrency: string | null;
  /** `Bootstrap.chosen` */
  chosen?: { country?: string; currency?: string } | undefined;
}

/** ISO code of the country: what was chosen, else what the look-up found; null while nobody knows. */
export const countryCodeOf = ({ chosenCountry, chosen, agentIpInfo }: KnownVisitor): string | null =>
  chosenCountry ?? chosen?.country ?? agentIpInfo?.country ?? null;

/**
 * ISO code of the currency: what was chosen, else the country's, else US dollars (§9). One that the site does not
 * allow is replaced by US dollars, in which everything is charged.
 */
export function currencyCodeOf(
  known: KnownVisitor,
  site: { allowedCurrencies: readonly string[] } | undefined,
): string {
  const { agentIpInfo, chosen, chosenCurrency } = known;
  const country = countryCodeOf(known);
  const ofCountry =
    agentIpInfo && agentIpInfo.country === country ? agentIpInfo.currency : currencyOfCountry(country);
  const wanted = chosenCurrency ?? chosen?.currency ?? ofCountry;
  return !site || site.allowedCurrencies.includes(wanted) ? wanted : DEFAULT_CURRENCY;
}
