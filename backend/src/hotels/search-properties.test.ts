import { addDays } from '@alisio/shared-contracts/dates';
import {
  type HotelRoom,
  type HotelSearchPayload,
  isParty,
  type ListedHotel,
  STAY_LIMITS,
} from '@alisio/shared-contracts/hotels';
import { distanceKm } from '@alisio/shared-contracts/rules';
import fc from 'fast-check';
import { loadTowns } from '../towns/index.ts';
import { demoHotels } from './demo/index.ts';
import { hotelApi } from './testing/hotel-api.ts';
import { NOON, stayQuestion } from './testing/stays.ts';

/** How many random searches; `STAYS=1000` for more. */
const RUNS = Number(process.env.STAYS ?? 60) / 5;
/** Hotels of each whose rooms are asked for too. */
const LOOKED_AT = 4;
const KM_OF_MILE = 1.609344;

const { database, search, roomsOf } = hotelApi(() => NOON);
const towns = loadTowns().all.filter(({ hotels }) => hotels > 0);

const guests = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 2 }),
});
const asked = fc.record({
  town: fc.nat(towns.length - 1),
  radius: fc.integer({ min: 3, max: 60 }),
  days: fc.integer({ min: 0, max: 490 }),
  nights: fc.integer({ min: 1, max: STAY_LIMITS.nights.max }),
  // Most ask for one room, whose price is told to the cent.
  rooms: fc
    .oneof(
      { weight: 4, arbitrary: fc.tuple(guests) },
      { weight: 1, arbitrary: fc.array(guests, { minLength: 2, maxLength: 3 }) },
    )
    .filter(isParty),
  refundableOnly: fc.boolean(),
  sold: fc.array(fc.tuple(fc.nat(40), fc.constantFrom('double', 'twin', 'studio', 'dorm'), fc.nat(30)), {
    maxLength: 12,
  }),
});
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

function questionOf({ town: at, radius, days, nights, rooms, refundableOnly }: Asked): HotelSearchPayload {
  const { lat: latitude = 0, lon: longitude = 0 } = towns[at] ?? {};
  const startDate = addDays('2026-11-26', days);
  return stayQuestion({
    geoCode: { latitude, longitude },
    startDate,
    endDate: addDays(startDate, nights),
    rooms,
    refundableOnly,
    radius,
  });
}

/** Sells some rooms on the first night. */
async function sell({ town: at, sold, days }: Asked): Promise<void> {
  const town = towns[at];
  for (const [number, room_type, rooms] of sold)
    await database()
      .db.insertInto('hotel_night_sales')
      .values({
        town_id: town?.id ?? '',
        hotel_code: `${town?.id}-${number.toString(36)}`,
        room_type,
        night: addDays('2026-11-26', days),
        sold: rooms,
        capacity: rooms,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const totalOf = (room: HotelRoom | undefined) =>
  room?.ratePlans[0]?.convertedRateInfo.amountAfterTax ?? Number.NaN;

/** What a search says of a hotel is what its rooms say: the simplest of each, by every plan. */
function isAsItsRooms({ hotelRateInfo }: ListedHotel, offered: readonly HotelRoom[], rooms: number): void {
  const simplest = Array.from({ length: rooms }, (_, at) =>
    offered.find(({ roomIndex }) => roomIndex === at + 1),
  );
  const [rate] = hotelRateInfo.rateInfo.convertedRateInfo;
  // Where rooms share a type that has one room left, the second goes on to a dearer one.
  const least = simplest.reduce((sum, room) => sum + totalOf(room), 0);
  if (rooms > 1) {
    expect(rate?.amountAfterTax).toBeGreaterThanOrEqual(least);
    return;
  }
  const [lead, ...others] = simplest[0]?.ratePlans ?? [];
  expect(rate).toEqual(lead?.convertedRateInfo);
  expect(hotelRateInfo.lead).toMatchObject({ board: lead?.board, cancellation: lead?.cancellation });
  for (const other of hotelRateInfo.others ?? []) {
    const plans = others.filter(
      ({ board, cancellation }) => board === other.board && cancellation === other.cancellation,
    );
    const before = plans.map(({ convertedRateInfo }) => convertedRateInfo.amountBeforeTax);
    expect(other.amountBeforeTax).toBe(Math.min(...before));
    const same = plans.find(
      ({ convertedRateInfo: { amountBeforeTax } }) => amountBeforeTax === other.amountBeforeTax,
    );
    expect(other.taxes).toEqual(same?.convertedRateInfo.taxes.map(({ amount }) => amount));
    expect(other.averageNightlyRate).toBe(same?.convertedRateInfo.averageNightlyRate);
  }
}

test('whatever is searched: all hotels within the radius are looked at, a thousand at most, and each costs what its rooms cost', async () => {
  let looked = 0;
  const check = async (one: Asked) => {
    await sell(one);
    const question = questionOf(one);
    const { data, meta } = (await search(question, '?sort=distance')).json();
    const { latitude: lat, longitude: lon } = question.geoSearch.geoCode;
    const km = one.radius * KM_OF_MILE;
    const around = towns
      .filter((town) => distanceKm(town, { lat, lon }) <= km)
      .flatMap((town) => demoHotels(town))
      .filter((hotel) => distanceKm(hotel, { lat, lon }) <= km);
    // A town belongs to a search by its middle.
    expect(meta.total + meta.soldOut).toBe(Math.min(1000, around.length));
    for (const hotel of data.slice(0, LOOKED_AT)) {
      isAsItsRooms(hotel, await roomsOf(hotel.hotelInfo.hotelCode, question), one.rooms.length);
      looked += 1;
    }
  };
  await fc.assert(fc.asyncProperty(asked, check), { numRuns: RUNS });
  expect(looked).toBeGreaterThan(RUNS);
});
