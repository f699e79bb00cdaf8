import { keptBy, readChoices } from '../facets/index.ts';
import type { HotelSort } from './answers.ts';
import { type FacetedHotel, hotelFacets } from './facets.ts';
import { eachOnce, type SoldHotel, soldWays } from './sold-ways.ts';
import { type HotelPrices, sortHotels } from './sort.ts';

/** What is asked of a facet, as addresses say it. */
export type AskedFacets = (facet: string) => readonly string[];

/** Facets by which the plans of one hotel differ. */
const BY_PLAN = ['night', 'cancel', 'board'] as const;
/** Whether a facet asks of the plans of hotels, and not of hotels alone. */
export const asksOfPlans = (asked: AskedFacets): boolean => BY_PLAN.some((facet) => asked(facet).length > 0);

function kept<Hotel extends FacetedHotel>(
  hotels: readonly Hotel[],
  currency: string,
  asked: AskedFacets,
): readonly Hotel[] {
  const { facets } = hotelFacets(currency);
  return keptBy(hotels, facets, readChoices(hotels, facets, asked));
}

/** Hotels as a server orders and narrows them by what asks nothing of their plans. */
export const narrowWhole = <Hotel extends FacetedHotel>(
  hotels: readonly Hotel[],
  currency: string,
  sort: HotelSort,
  asked: AskedFacets,
  prices?: HotelPrices<Hotel>,
): Hotel[] => sortHotels(kept(hotels, currency, asked), sort, prices);

/** Hotels as a server orders and narrows them: under a facet of plans each by its cheapest plan that passes. */
export const narrowHotels = <Hotel extends SoldHotel>(
  hotels: readonly Hotel[],
  currency: string,
  sort: HotelSort,
  asked: AskedFacets,
): Hotel[] =>
  // By all else a hotel need not be asked more than once.
  asksOfPlans(asked)
    ? eachOnce(narrowWhole(soldWays(hotels), currency, sort, asked))
    : narrowWhole(hotels, currency, sort, asked);
