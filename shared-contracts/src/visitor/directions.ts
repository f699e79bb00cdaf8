/** Which way each of the site's languages is written, for the page's `dir`. */
export const DIRECTIONS = { es: 'ltr', en: 'ltr' } as const satisfies Record<string, 'ltr' | 'rtl'>;
