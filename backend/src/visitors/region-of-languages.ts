import { acceptedLanguages } from '@alisio/platform/serving';
import { isCountry } from './is-country.ts';

/** Language and region of a tag (RFC 5646); nothing for `*` and for what is no tag. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The country that an `Accept-Language` header speaks of: `es-CO,es;q=0.9` → `CO`. Only regions of the first
 * language count, since many browsers add `en-US` wherever they are. @returns null when it says nothing
 */
export function regionOfLanguages(header: string | undefined): string | null {
  const locales = acceptedLanguages(header).flatMap((tag) => localeOf(tag) ?? []);
  const region = locales
    .filter(({ language }) => language === locales[0]?.language)
    .map((locale) => locale.region)
    .find((code) => code !== undefined && isCountry(code));
  return region ?? null;
}
