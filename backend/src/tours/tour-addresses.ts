import { byLanguage } from '@alisio/shared-contracts/languages';
import type { ListedPage } from '@alisio/shared-contracts/listings';
import { tourCountryHref, tourHref, tourPicture } from '@alisio/shared-contracts/tours';
import type { TourCatalogue } from './catalogue/index.ts';

const at = (path: string): ListedPage => ({ addresses: byLanguage(() => path) });

/** Pages of tours that search engines are told of: each country, and each tour in it. */
export const tourAddresses = ({ countries }: TourCatalogue): ListedPage[] =>
  countries.flatMap(({ slug, tours }) => [
    at(tourCountryHref(slug)),
    ...tours.map((tour) => ({
      ...at(tourHref(slug, tour.slug)),
      poster: tourPicture({ scene: tour.scene, country: slug, slug: tour.slug }),
    })),
  ]);
