import type { FacetQuestion } from '../facets/index.ts';
import type { ListedTour } from './tour.ts';

/** Prices are chosen by ten whole units. */
const PRICE_STEP = 1000;
/** Youngest child by which somebody chooses, whole years. */
const CHILD_AGES = [0, 4, 8] as const;

/** Least price of a person who shares a double, minor units; of a tour that has no departure more than any. */
export const tourPriceOf = ({ from }: ListedTour): number => from?.amount ?? 0;

/** What a list of tours is narrowed by, with the names that addresses have. The same in a browser and on the server. */
export const tourFacets: FacetQuestion<ListedTour> = {
  facets: [
    { kind: 'values', name: 'country', of: ({ country }) => [country.slug] },
    { kind: 'range', name: 'price', of: tourPriceOf, step: PRICE_STEP },
    { kind: 'range', name: 'days', of: ({ days }) => days },
    { kind: 'values', name: 'effort', of: ({ effort }) => [effort] },
    { kind: 'values', name: 'scene', of: ({ scene }) => [scene] },
    { kind: 'values', name: 'guide', of: ({ guides }) => guides },
    {
      kind: 'values',
      name: 'child',
      of: ({ childFrom }) => CHILD_AGES.filter((age) => childFrom <= age).map(String),
    },
  ],
  priceOf: tourPriceOf,
  keyOf: ({ country, slug }) => `${country.slug}/${slug}`,
};
