import { type ListedHotel, sleepsAll } from '@alisio/shared-contracts/hotels';
import {
  type DemoHotel,
  freeUntil,
  isSought,
  type Night,
  type NightSales,
  type Plan,
  plansOf,
  policyOf,
  type RoomType,
  rateInfoOf,
  roomPrice,
  roomsThrough,
  roomTypesOf,
  type Sleepers,
} from '../demo/index.ts';
import { remembered } from './remembered.ts';

/** Fewer rooms than this are told of. */
export const FEW_LEFT = 4;

/** What a stay asks of every hotel. */
export interface Stay {
  nights: readonly Night[];
  rooms: readonly Sleepers[];
  refundableOnly: boolean;
  /** what the clock of the town shows, `YYYY-MM-DDTHH:mm:ss` */
  clock: string;
}

export const typesOfHotel: (hotel: DemoHotel) => readonly RoomType[] = remembered(roomTypesOf);
/** The same, cheapest first. */
const cheapestFirst = remembered((hotel: DemoHotel) =>
  typesOfHotel(hotel).toSorted((one, other) => one.factor - other.factor),
);
export const plansOfHotel: (hotel: DemoHotel) => readonly Plan[] = remembered(plansOf);

const firstDayOf = ({ nights, clock }: Pick<Stay, 'nights' | 'clock'>): string =>
  nights[0]?.date ?? clock.slice(0, 10);

/** The plans that a stay may be bought by. */
export const plansFor = (hotel: DemoHotel, { nights, refundableOnly, clock }: Stay): readonly Plan[] => {
  const start = firstDayOf({ nights, clock });
  const plans = plansOfHotel(hotel);
  return refundableOnly
    ? plans.filter((plan) => policyOf(plan, start, clock) === 'free-cancellation')
    : plans;
};

/** Boards and policies among plans: there are some dozens of such lists in the world. */
const lists = new Map<string, Pick<ListedHotel['hotelRateInfo'], 'boards' | 'cancellations'>>();
function choicesOf(plans: readonly Plan[], start: string, clock: string) {
  const policies = plans.map((one) => policyOf(one, start, clock));
  const key = plans.map(({ board }, at) => `${board} ${policies[at]}`).join();
  const before = lists.get(key);
  if (before) return before;
  const made = {
    boards: [...new Set(plans.map(({ board }) => board))],
    cancellations: [...new Set(policies)],
  };
  lists.set(key, made);
  return made;
}

/** A room type for each room of a stay, the cheapest that has beds for them and is free; nothing where one finds none. */
function cheapestTypes(hotel: DemoHotel, { rooms, nights }: Stay, sales: NightSales) {
  const taken = new Map<RoomType, number>();
  const free = new Map<RoomType, number>();
  const chosen: RoomType[] = [];
  for (const { adults, ages } of rooms) {
    const type = cheapestFirst(hotel).find((one) => {
      if (!sleepsAll(one.sleeps, { adults, childAges: ages })) return false;
      if (!free.has(one)) free.set(one, roomsThrough(hotel, one, nights, sales));
      return (free.get(one) ?? 0) > (taken.get(one) ?? 0);
    });
    if (!type) return undefined;
    taken.set(type, (taken.get(type) ?? 0) + 1);
    chosen.push(type);
  }
  const left = Math.min(...chosen.map((type) => Math.floor((free.get(type) ?? 0) / (taken.get(type) ?? 1))));
  return { types: chosen, left };
}

/** What the best price of a hotel is for a stay, and among what it was chosen; nothing where not everybody finds a bed. */
export function leadRateOf(
  hotel: DemoHotel,
  stay: Stay,
  sales: NightSales,
): ListedHotel['hotelRateInfo'] | undefined {
  const plans = plansFor(hotel, stay);
  const [plan] = plans;
  const found = plan && cheapestTypes(hotel, stay, sales);
  if (!plan || !found) return undefined;
  const start = firstDayOf(stay);
  const rooms = stay.rooms.map((sleepers, at) => {
    const type = found.types[at];
    if (!type) throw new RangeError('each room has a type');
    return roomPrice(hotel, type, plan, stay.nights, sleepers, isSought(hotel, type, stay.nights, sales));
  });
  const until = freeUntil(plan, start, stay.clock);
  return {
    rateInfo: { convertedRateInfo: [rateInfoOf(rooms, stay.nights)] },
    lead: {
      board: plan.board,
      cancellation: policyOf(plan, start, stay.clock),
      ...(until ? { freeUntil: until } : {}),
      ...(found.left < FEW_LEFT ? { left: found.left } : {}),
    },
    ...choicesOf(plans, start, stay.clock),
  };
}
