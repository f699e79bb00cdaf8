import { byLanguage, type Language } from '@alisio/shared-contracts/languages';

const countries = byLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** ISO 3166-1 code → "Estados Unidos" */
export const countryName = (code: string, language: Language): string => countries[language].of(code) ?? code;
