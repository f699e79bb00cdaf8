/** What people type for a country beside its names in our languages and its code. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['emiratos', 'uae', 'eau'],
  CH: ['switzerland', 'schweiz'],
  CZ: ['republica checa', 'czech republic'],
  DE: ['deutschland'],
  DO: ['rd', 'rep dominicana', 'dominicana', 'dominican'],
  GB: ['uk', 'gran bretaña', 'great britain', 'britain'],
  KR: ['corea', 'korea'],
  MM: ['birmania', 'burma'],
  NL: ['holanda', 'holland'],
  PF: ['tahiti', 'polinesia'],
  PR: ['pr'],
  RU: ['russia'],
  SV: ['salvador'],
  TR: ['turkey', 'turquia'],
  US: ['usa', 'eeuu', 'ee uu', 'eua', 'u s a', 'norteamerica', 'america'],
};
