import { COUNTRY_CODES } from '@alisio/shared-contracts/orders';

export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  /** alpha-3, as printed in passports */
  passportCode: string;
}

export interface NamedCountry extends Country {
  name: string;
}

const countries: readonly Country[] = COUNTRY_CODES.split(' ').map((entry) => {
  const [code = '', passportCode = ''] = entry.split(':');
  return { code, passportCode };
});

const byCode = new Map(countries.map((country) => [country.code, country]));

export const countryOf = (code: string): Country | undefined => byCode.get(code);

/** Name of a country in a language; the code itself where it is unknown. */
export function countryName(code: string, language: string): string {
  if (!byCode.has(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

const sorted = new Map<string, readonly NamedCountry[]>();

/** All countries by name, in the alphabet of the language. */
export function countriesIn(language: string): readonly NamedCountry[] {
  const known = sorted.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  sorted.set(language, named);
  return named;
}
