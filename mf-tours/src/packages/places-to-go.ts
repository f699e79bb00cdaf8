/** Places that many go to for some days, as posters and flights know them. Their names are texts, `packages.places.<code>`. */
export const PLACES_TO_GO = ['CTG', 'CUN', 'PUJ', 'SMR', 'ADZ', 'MIA', 'MAD', 'BCN'] as const;
