import type { FacetedHotel } from '@alisio/shared-contracts/hotels';
import { nightlyRate, type Plan } from '../demo/index.ts';
import type { Town } from '../towns/index.ts';
import { FreeRooms } from './free-rooms.ts';
import type { HotelColumns } from './hotel-columns.ts';
import type { HotelQuestion } from './hotel-work.ts';
import { localTimeIn } from './local-time.ts';
import { type OfferedPlans, offeredPlans } from './offered-plans.ts';
import type { PricedRooms, StayRates } from './stay-rates.ts';
import { type TownStay, townStay } from './town-stay.ts';

/** A hotel of a search that has a room for everybody. */
export interface FoundHotel extends FacetedHotel, PricedRooms {
  stay: TownStay;
  offered: OfferedPlans;
  /** see `FoundRooms` */
  left: number;
}

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
  rates: StayRates,
  zoneOf: (town: Town) => string,
): FoundHotel[] {
  const free = new FreeRooms(columns, question.rooms, question.sales);
  const stays = staysIn(columns, question, zoneOf);
  const found: FoundHotel[] = [];
  for (let at = 0; at < columns.facts.length; at++) {
    const [hotelInfo, there] = [columns.facts[at], stays[columns.town[at] ?? 0]];
    const offered = there?.offer(columns.plans[at] ?? []);
    const rooms = there && offered && free.find(at, there.stay);
    if (!rooms || !hotelInfo) continue;
    const { stay } = there;
    const { types, left } = rooms;
    const sought = free.sought(at, types, stay);
    const amountAfterTax = rates.total(at, types, sought, offered.lead.plan, stay);
    const averageNightlyRate = nightlyRate(amountAfterTax, stay.nights.length, question.rooms.length);
    found.push({
      at,
      types,
      sought,
      left,
      stay,
      offered,
      hotelInfo,
      hotelRateInfo: {
        rateInfo: { convertedRateInfo: [{ amountAfterTax, averageNightlyRate }] },
        boards: offered.boards,
        cancellations: offered.cancellations,
      },
      distance: columns.km[at] ?? 0,
    });
  }
  return found;
}
