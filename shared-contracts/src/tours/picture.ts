import type { TourHead } from './purchase.ts';

/**
 * What the picture of a tour is composed from, wherever it is shown: its landscape, and itself, so that no two are the same.
 * `country` and `slug` as in its address.
 */
export const tourPicture = ({ scene, country, slug }: Pick<TourHead, 'scene' | 'country' | 'slug'>): string =>
  `${scene}/${country}-${slug}`;
