import { type ListedHotel, type OtherRate, sleepsAll } from '@alisio/shared-contracts/hotels';
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

/** Fewer rooms of a type than this are told of: what is said of nearly every hotel says nothing. */
export const FEW_LEFT = 2;

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
  const [only] = chosen;
  // Of several rooms nobody can say what one number counts.
  const left = only && chosen.length === 1 ? (free.get(only) ?? 0) : Infinity;
  return { types: chosen, left };
}

/** What a facet can choose between: of each board and policy the cheapest, other than the best price's. */
function cheapestOfEach(lead: Pick<OtherRate, 'board' | 'cancellation'>, others: readonly OtherRate[]) {
  const keyOf = ({ board, cancellation }: typeof lead) => `${board} ${cancellation}`;
  const cheapest = new Map<string, OtherRate>();
  for (const other of others) {
    const before = cheapest.get(keyOf(other));
    if (!before || other.amountBeforeTax < before.amountBeforeTax) cheapest.set(keyOf(other), other);
  }
  cheapest.delete(keyOf(lead));
  return [...cheapest.values()];
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
  const sleeping = stay.rooms.map((sleepers, at) => {
    const type = found.types[at];
    if (!type) throw new RangeError('each room has a type');
    return { type, sleepers, sought: isSought(hotel, type, stay.nights, sales) };
  });
  const rateBy = (by: Plan) =>
    rateInfoOf(
      sleeping.map(({ type, sleepers, sought }) => roomPrice(hotel, type, by, stay.nights, sleepers, sought)),
      stay.nights,
    );
  const brings = (by: Plan) => {
    const until = freeUntil(by, start, stay.clock);
    return {
      board: by.board,
      cancellation: policyOf(by, start, stay.clock),
      ...(until ? { freeUntil: until } : {}),
    };
  };
  const others = plans.slice(1).map((by): OtherRate => {
    const { amountBeforeTax, taxes, averageNightlyRate } = rateBy(by);
    return {
      ...brings(by),
      amountBeforeTax,
      taxes: taxes.map(({ amount }) => amount),
      averageNightlyRate,
    };
  });
  const lead = brings(plan);
  return {
    rateInfo: { convertedRateInfo: [rateBy(plan)] },
    lead: { ...lead, ...(found.left < FEW_LEFT ? { left: found.left } : {}) },
    ...choicesOf(plans, start, stay.clock),
    others: cheapestOfEach(lead, others),
  };
}
