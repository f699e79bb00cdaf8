import { answerFacets, readChoices } from '../facets/index.ts';
import type { HotelSort } from './answers.ts';
import { hotelFacets } from './facets.ts';
import type { ListedHotel } from './hotel.ts';
import { eachOnce, soldWays } from './sold-ways.ts';
import { sortHotels } from './sort.ts';

/** Facets by which the plans of one hotel differ. */
const BY_PLAN = ['night', 'cancel', 'board'] as const;

/**
 * Hotels as a server orders and narrows them: under a facet of plans each by its cheapest plan that passes.
 * @param asked what is asked of a facet, as addresses say it
 */
export function narrowHotels(
  hotels: readonly ListedHotel[],
  currency: string,
  sort: HotelSort,
  asked: (facet: string) => readonly string[],
): ListedHotel[] {
  const question = hotelFacets(currency);
  const isByPlan = BY_PLAN.some((facet) => asked(facet).length > 0);
  // By all else a hotel need not be asked more than once.
  const ways = isByPlan ? soldWays(hotels) : hotels;
  const choices = readChoices(ways, question.facets, asked);
  const kept = Object.keys(choices).length > 0 ? answerFacets(ways, question, choices).kept : ways;
  return isByPlan ? eachOnce(sortHotels(kept, sort)) : sortHotels(kept, sort);
}
