import { type HotelRoom, type RatePlan, sleepsAll } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import {
  cancellationOf,
  type DemoHotel,
  isSought,
  type NightSales,
  type Plan,
  plansOf,
  policyOf,
  type RoomType,
  rateInfoOf,
  roomPrice,
  roomsThrough,
  type Sleepers,
} from '../demo/index.ts';
import { FEW_LEFT, plansFor, type Stay, typesOfHotel } from '../search/hotel-stay.ts';
import { planName, roomDescription } from '../texts/hotel-texts.ts';

/** Names a price as it is shown: see `rate-key.ts`. */
export type KeyOf = (
  type: RoomType,
  plan: Plan,
  sleepers: Sleepers,
  sought: boolean,
  amountAfterTax: number,
) => string;

function ratePlanOf(
  hotel: DemoHotel,
  type: RoomType,
  plan: Plan,
  stay: Stay,
  sleepers: Sleepers,
  language: Language,
  free: number,
  sought: boolean,
  keyOf: KeyOf,
): RatePlan {
  const { nights, clock, inPackage } = stay;
  const price = roomPrice(hotel, type, plan, nights, sleepers, sought, inPackage);
  const convertedRateInfo = rateInfoOf(hotel, price, nights, 1);
  const cancellation = policyOf(plan, convertedRateInfo.startDate, clock);
  return {
    rateKey: keyOf(type, plan, sleepers, sought, convertedRateInfo.amountAfterTax),
    ratePlanName: planName({ board: plan.board, cancellation }, language),
    board: plan.board,
    cancellation,
    cancellationSteps: cancellationOf(plan, convertedRateInfo, nights.length, clock),
    convertedRateInfo,
    ...(free < FEW_LEFT ? { left: free } : {}),
  };
}

/** A room type for one searched room. `at`: its place, from 0 */
export function roomFor(
  hotel: DemoHotel,
  type: RoomType,
  plans: readonly Plan[],
  stay: Stay,
  at: number,
  language: Language,
  free: number,
  sought: boolean,
  keyOf: KeyOf,
): HotelRoom {
  const sleepers = stay.rooms[at] ?? { adults: 1, ages: [] };
  return {
    roomIndex: at + 1,
    roomType: type.name,
    roomTypeCode: type.code,
    roomID: `${hotel.code}/${type.code}`,
    roomDescription: roomDescription(type, language),
    beds: [...type.beds],
    size: type.size,
    sleeps: type.sleeps,
    picture: { draws: type.draws, light: 'day', seed: `${hotel.code}/${type.code}` },
    ratePlans: plans.map((plan) =>
      ratePlanOf(hotel, type, plan, stay, sleepers, language, free, sought, keyOf),
    ),
  };
}

/** The rooms of a hotel for each searched room, cheapest first, of those that have beds for its guests and are free. */
export function roomsForStay(
  hotel: DemoHotel,
  stay: Stay,
  sales: NightSales,
  language: Language,
  keyOf: KeyOf,
): HotelRoom[] {
  const plans = plansFor(plansOf(hotel), stay);
  if (plans.length === 0) return [];
  return stay.rooms.flatMap(({ adults, ages }, at) =>
    typesOfHotel(hotel)
      .filter((type) => sleepsAll(type.sleeps, { adults, childAges: ages }))
      .toSorted((one, other) => one.factor - other.factor)
      .flatMap((type) => {
        const free = roomsThrough(hotel, type, stay.nights, sales);
        return free === 0
          ? []
          : [
              roomFor(
                hotel,
                type,
                plans,
                stay,
                at,
                language,
                free,
                isSought(hotel, type, stay.nights, sales),
                keyOf,
              ),
            ];
      }),
  );
}
