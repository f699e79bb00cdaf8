import type { ListedTour } from '@alisio/shared-contracts/tours';

/** What the picture of a tour is composed from: its landscape, and itself, so that no two are the same. */
export const pictureOf = ({ scene, country, slug }: Pick<ListedTour, 'scene' | 'country' | 'slug'>): string =>
  `${scene}/${country.slug}-${slug}`;
