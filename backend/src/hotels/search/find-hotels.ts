import type { FacetedHotel, HotelPrices } from '@alisio/shared-contracts/hotels';
import type { Town } from '../../towns/index.ts';
import { nightlyRate, type Plan } from '../demo/index.ts';
import type { FreeRooms } from './free-rooms.ts';
import type { HotelColumns } from './hotel-columns.ts';
import type { HotelFacts } from './hotel-facts.ts';
import type { HotelQuestion } from './hotel-work.ts';
import { localTimeIn } from './local-time.ts';
import { type OfferedPlans, offeredPlans } from './offered-plans.ts';
import type { PricedRooms, StayRates } from './stay-rates.ts';
import { type TownStay, townStay } from './town-stay.ts';

/** A hotel of a search that has a room for everybody: as little as a thousand of them are ordered by. */
export class FoundHotel implements FacetedHotel, PricedRooms {
  readonly at: number;
  readonly types: readonly number[];
  readonly sought: readonly boolean[];
  readonly stay: TownStay;
  readonly offered: OfferedPlans;
  readonly hotelInfo: HotelFacts;
  readonly distance: number;
  /** by the cheapest plan, US cents: the stay, and one room and night of it */
  readonly total: number;
  readonly nightly: number;

  constructor(
    rooms: PricedRooms,
    stay: TownStay,
    offered: OfferedPlans,
    hotelInfo: HotelFacts,
    distance: number,
    total: number,
  ) {
    this.at = rooms.at;
    this.types = rooms.types;
    this.sought = rooms.sought;
    this.stay = stay;
    this.offered = offered;
    this.hotelInfo = hotelInfo;
    this.distance = distance;
    this.total = total;
    this.nightly = nightlyRate(total, stay.nights.length, rooms.types.length);
  }

  /** As answers say it, for facets that ask. */
  get hotelRateInfo(): FacetedHotel['hotelRateInfo'] {
    const { total: amountAfterTax, nightly: averageNightlyRate, offered } = this;
    const { boards, cancellations } = offered;
    return {
      rateInfo: { convertedRateInfo: [{ amountAfterTax, averageNightlyRate }] },
      boards,
      cancellations,
    };
  }
}

/** What they are ordered by. */
export const FOUND_PRICES: HotelPrices<FoundHotel> = {
  nightlyOf: ({ nightly }) => nightly,
  stayTotalOf: ({ total }) => total,
};

const NO_PLANS: readonly Plan[] = [];

/** The stay in each town of columns, and what can be bought for it there by some plans. */
function staysIn(
  { towns }: HotelColumns,
  { startDate, endDate, refundableOnly, now }: HotelQuestion,
  zoneOf: (town: Town) => string,
) {
  const clocks = new Map<string, string>();
  const offered = new Map<string, Map<readonly Plan[], OfferedPlans | undefined>>();
  return towns.map((town) => {
    const zone = zoneOf(town);
    const clock = clocks.get(zone) ?? localTimeIn(zone, now);
    clocks.set(zone, clock);
    const known = offered.get(clock) ?? new Map<readonly Plan[], OfferedPlans | undefined>();
    offered.set(clock, known);
    const stay = townStay(town, startDate, endDate, clock);
    const offer = (plans: readonly Plan[]): OfferedPlans | undefined => {
      const before = known.get(plans);
      if (before || known.has(plans)) return before;
      const made = offeredPlans(plans, { ...stay, refundableOnly });
      known.set(plans, made);
      return made;
    };
    return { stay, offer };
  });
}

/** The hotels of columns that have rooms for everybody, with their best prices; in their order. */
export function findHotels(
  columns: HotelColumns,
  question: HotelQuestion,
  free: FreeRooms,
  rates: StayRates,
  zoneOf: (town: Town) => string,
): FoundHotel[] {
  const stays = staysIn(columns, question, zoneOf);
  const found: FoundHotel[] = [];
  for (let at = 0; at < columns.facts.length; at++) {
    const hotelInfo = columns.facts[at];
    const there = stays[columns.town[at] ?? 0];
    const offered = there?.offer(columns.plans[at] ?? NO_PLANS);
    const types = there && offered && free.find(at, there.stay);
    if (!types || !hotelInfo) continue;
    const { stay } = there;
    const sought = free.sought(at, types, stay);
    const total = rates.total(at, types, sought, offered.lead.plan, stay);
    found.push(new FoundHotel({ at, types, sought }, stay, offered, hotelInfo, columns.km[at] ?? 0, total));
  }
  return found;
}
