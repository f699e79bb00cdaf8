import { type ListedTour, tourPicture } from '@alisio/shared-contracts/tours';

/** The picture of a tour that is listed or shown, as the checkout shows it too. */
export const pictureOf = ({ scene, country, slug }: Pick<ListedTour, 'scene' | 'country' | 'slug'>): string =>
  tourPicture({ scene, country: country.slug, slug });
