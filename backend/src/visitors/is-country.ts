import { countries } from 'countries-list';

/** Whether text is the ISO 3166-1 code of a country: data and browsers also say `ZZ`, `EU` or `001`. */
export const isCountry = (text: string): boolean => Object.hasOwn(countries, text);
