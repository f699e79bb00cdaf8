import { COUNTRY_COOKIE, CURRENCY_COOKIE } from '@alisio/shared-contracts/visitor';
import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { keepChoice } from './cookie.ts';

/**
 * The visitor's country from now on: decides the phone line, and the currency unless one was chosen by hand.
 * @param code ISO 3166-1 alpha-2, of `COUNTRIES`
 */
export function chooseCountry(code: string): void {
  visitorProfile.set((profile) => ({ ...profile, chosenCountry: code }));
  keepChoice(COUNTRY_COOKIE, code);
}

/**
 * The currency that prices are shown in from now on, whatever the country.
 * @param code ISO 4217, of the site's `allowedCurrencies`
 */
export function chooseCurrency(code: string): void {
  visitorProfile.set((profile) => ({ ...profile, chosenCurrency: code }));
  keepChoice(CURRENCY_COOKIE, code);
}
