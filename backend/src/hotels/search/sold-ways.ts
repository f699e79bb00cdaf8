import { answerFacets, type FacetAnswer, readChoices } from '@alisio/shared-contracts/facets';
import { eachOnce, type FacetedHotel, type HotelSort, sortHotels } from '@alisio/shared-contracts/hotels';
import { packageFacets } from '@alisio/shared-contracts/packages';
import { FOUND_PRICES, FoundHotel } from './find-hotels.ts';
import type { OfferedPlans } from './offered-plans.ts';
import type { StayRates } from './stay-rates.ts';

/** A hotel of a search by one of its plans: what facets of plans are asked of, at the price of that plan. */
class SoldWay extends FoundHotel {
  override get hotelRateInfo(): FacetedHotel['hotelRateInfo'] {
    const { board, cancellation } = this.offered.lead.brings;
    return { ...super.hotelRateInfo, boards: [board], cancellations: [cancellation] };
  }
}

/** What is offered, once for each plan: it first, and behind it those that cost more. */
const byEachPlan = (offered: OfferedPlans): OfferedPlans[] => {
  const plans = [offered.lead, ...offered.others];
  return plans.map((lead, at) => ({ ...offered, lead, others: plans.slice(at + 1) }));
};

/** Hotels once for each plan that they are sold by, the cheapest of each first. */
function soldWays(found: readonly FoundHotel[], rates: StayRates): SoldWay[] {
  const known = new Map<OfferedPlans, OfferedPlans[]>();
  return found.flatMap((hotel) => {
    const { at, types, sought, stay, hotelInfo, distance } = hotel;
    const plans = known.get(hotel.offered) ?? byEachPlan(hotel.offered);
    known.set(hotel.offered, plans);
    return plans.map((offered, place) => {
      const total = place === 0 ? hotel.total : rates.total(at, types, sought, offered.lead.plan, stay);
      return new SoldWay({ at, types, sought }, stay, offered, hotelInfo, distance, total);
    });
  });
}

/**
 * Hotels as parts of packages, ordered and narrowed: each by its cheapest plan that passes.
 * @param together what is sold with each of them, US cents
 * @returns `counts`: what every facet has, all others as asked
 */
export function narrowedPackages(
  found: readonly FoundHotel[],
  rates: StayRates,
  { together, sort }: { together: number; sort: HotelSort },
  asked: (facet: string) => readonly string[],
): { kept: FoundHotel[]; counts: FacetAnswer<FoundHotel> } {
  const ways = soldWays(found, rates);
  const question = packageFacets(together);
  const counts = answerFacets(ways, question, readChoices(ways, question.facets, asked));
  return { kept: eachOnce(sortHotels(counts.kept, sort, FOUND_PRICES)), counts };
}
