/** When tests of tours happen: 26 November 2026, noon in UTC. */
export const NOON = Date.UTC(2026, 10, 26, 12);

/** A tour that leaves every week all year, and takes children from five. */
export const TOUR = {
  country: 'colombia',
  slug: 'bogota-y-villa-de-leyva',
  id: 'colombia/bogota-y-villa-de-leyva',
  zone: 'America/Bogota',
} as const;
