import { acceptedLanguage } from '@alisio/platform/serving';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { LANGUAGE_PARAMETER } from '@alisio/shared-contracts/routes';
import {
  COUNTRIES,
  COUNTRY_COOKIE,
  CURRENCY_COOKIE,
  LOCALE_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
} from '@alisio/shared-contracts/visitor';
import { cookiesOf } from './cookies.ts';

export type Theme = 'light' | 'dark' | 'system';

export interface VisitorHeaders {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

/** The language that an address names; nothing for one that names none of ours. */
export function languageIn({ searchParams }: URL): Language | undefined {
  const named = searchParams.get(LANGUAGE_PARAMETER);
  return isLanguage(named) ? named : undefined;
}

/** §2: from the cookie, else from the browser's languages, else the default one. */
export function languageOf(headers: VisitorHeaders): Language {
  const chosen = cookiesOf(headers.cookie).get(LOCALE_COOKIE.name);
  if (isLanguage(chosen)) return chosen;
  return acceptedLanguage(headers['accept-language'], LANGUAGES) ?? DEFAULT_LANGUAGE;
}

/** Who comes by the address of a language goes on in it: the cookie that says so; none where it says so already. */
export function languageCookies(url: URL, headers: VisitorHeaders): string[] {
  const named = languageIn(url);
  const { name, maxAgeSeconds } = LOCALE_COOKIE;
  if (named === undefined || cookiesOf(headers.cookie).get(name) === named) return [];
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return [`${name}=${named}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`];
}

export function themeOf(headers: VisitorHeaders): Theme {
  const chosen = cookiesOf(headers.cookie).get(THEME_COOKIE.name);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** By name only: other spellings of them would each be kept by whoever computes with zones. */
const ZONES = new Set(Intl.supportedValuesOf('timeZone'));

/** The zone that the visitor's browser said it is in; nothing until it has. */
export function zoneOf(headers: VisitorHeaders): string | undefined {
  const zone = cookiesOf(headers.cookie).get(TIME_ZONE_COOKIE.name);
  return zone !== undefined && ZONES.has(zone) ? zone : undefined;
}

/** Choices of an earlier visit, for `Bootstrap.chosen`. */
export interface Chosen {
  country?: string;
  currency?: string;
}

/**
 * Country and currency by their cookies; what the site does not know or offer counts as not chosen.
 * @param currencies `allowedCurrencies`; nothing while the configuration is not known
 */
export function chosenOf(headers: VisitorHeaders, currencies: readonly string[] | undefined): Chosen {
  const cookies = cookiesOf(headers.cookie);
  const country = cookies.get(COUNTRY_COOKIE.name);
  const currency = cookies.get(CURRENCY_COOKIE.name);
  const isOffered = (code: string) => currencies?.includes(code) ?? /^[A-Z]{3}$/.test(code);
  return {
    ...(country !== undefined && COUNTRIES.includes(country) ? { country } : {}),
    ...(currency !== undefined && isOffered(currency) ? { currency } : {}),
  };
}
