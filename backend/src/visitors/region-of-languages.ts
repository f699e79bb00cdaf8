import { isCountry } from './is-country.ts';

/** A browser sends a handful; a header of thousands is none. */
const MOST_TAGS = 20;

/** Language and region of a tag (RFC 5646); nothing for `*` and for what is no tag. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Tags of an `Accept-Language` header, the best liked first (RFC 9110 §12.5.4). */
function tagsOf(header: string): string[] {
  return header
    .split(',', MOST_TAGS)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * The country that an `Accept-Language` header speaks of: `es-CO,es;q=0.9` → `CO`. Only regions of the first
 * language count, since many browsers add `en-US` wherever they are. @returns null when it says nothing
 */
export function regionOfLanguages(header: string | undefined): string | null {
  const locales = tagsOf(header ?? '').flatMap((tag) => localeOf(tag) ?? []);
  const region = locales
    .filter(({ language }) => language === locales[0]?.language)
    .map((locale) => locale.region)
    .find((code) => code !== undefined && isCountry(code));
  return region ?? null;
}
