import type { FacetQuestion } from '../facets/index.ts';
import { type FacetedHotel, stayTotalOf } from '../hotels/facets.ts';
import { minorUnits } from '../money/index.ts';
import { PACKAGE_CURRENCY } from './codes.ts';

/** What a list of packages can be narrowed by, with the names that addresses have for it. */
export const PACKAGE_FACETS = ['price', 'stars', 'board'] as const;

/**
 * How packages are narrowed: by the total, the stars of the hotel and what is eaten there.
 * @param together what the flight of all of them costs in one, minor units
 */
export function packageFacets(together: number): FacetQuestion<FacetedHotel> {
  const priceOf = (hotel: FacetedHotel): number => stayTotalOf(hotel) + together;
  return {
    facets: [
      { kind: 'range', name: 'price', of: priceOf, step: minorUnits(PACKAGE_CURRENCY) },
      { kind: 'values', name: 'stars', of: ({ hotelInfo: { rating } }) => [String(rating)] },
      { kind: 'values', name: 'board', of: ({ hotelRateInfo: { boards } }) => boards },
    ],
    priceOf,
    keyOf: ({ hotelInfo: { hotelCode } }) => hotelCode,
  };
}
