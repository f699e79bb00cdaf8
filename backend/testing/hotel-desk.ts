import { chooseStay, setParticulars } from '@alisio/shared-contracts/endpoints';
import { HOTEL, type HotelInCart, hotelSearchAnswer, type RoomGuests } from '@alisio/shared-contracts/hotels';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';
import { loadAirports } from '../src/airports/index.ts';
import { HotelInventory, hotelProduct, hotelRoutes } from '../src/hotels/index.ts';
import { stayQuestion } from '../src/hotels/testing/stays.ts';
import { mixedOrders } from './mixed-orders.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** What is asked for: the first hotel that has it is taken. */
export interface WantedStay {
  startDate: string;
  endDate: string;
  rooms: readonly RoomGuests[];
  /** by which plan every room is bought */
  cancellation: HotelInCart['rooms'][number]['plan']['cancellation'];
  /** only where something is paid at the hotel */
  payAtHotel?: boolean;
}

/** Who each room is for. */
export const guests = (rooms: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: rooms }, (_, at) => [
      [`guest${at + 1}FirstName`, 'Lucía'],
      [`guest${at + 1}LastName`, ['Rivera', 'Marín', 'Soto', 'Vega', 'Luna'][at] ?? 'Paz'],
    ]).flat(),
  );

/** The whole API with the hotels of the demonstration beside what tests sell, through whatever stands between. */
export async function startHotelDesk(through: Parameters<typeof startTestApi>[2] = (ports) => ports) {
  let inventory: HotelInventory | undefined;
  const opened = () => {
    if (!inventory) throw new Error('hotels are open by then');
    return inventory;
  };
  let clock = () => new Date();
  const api: TestApi = await startTestApi({}, undefined, (ports) =>
    through({
      ...ports,
      products: new Map([
        ...ports.products,
        [
          HOTEL,
          hotelProduct({
            db: ports.db,
            inventory: {
              stay: (...asked) => opened().stay(...asked),
              takeNights: (...asked) => opened().takeNights(...asked),
              giveBackNights: (...asked) => opened().giveBackNights(...asked),
            },
            clock: () => clock(),
          }),
        ],
      ]),
    }),
  );
  clock = api.orderDeps.clock;
  inventory = await HotelInventory.open({ database: api.database, airports: loadAirports(), clock });
  await api.extend([
    (app) =>
      hotelRoutes(app, {
        inventory: opened(),
        perMinute: { searches: 100_000, stays: 100_000, places: 100_000 },
      }),
  ]);
  const { ordered } = mixedOrders(() => api);

  /** Rooms of a hotel near Cancún by a plan. @returns what its page would put into the cart */
  async function chosen(wanted: WantedStay) {
    const question = stayQuestion(wanted);
    const answer = await opened().search(question, DEFAULT_LANGUAGE, { sort: 'distance', facets: {} });
    const found = z.parse(hotelSearchAnswer, JSON.parse(answer.toString()));
    for (const { hotelInfo } of found.data) {
      const rooms = await opened().rooms(hotelInfo.hotelCode, question.rateInfo, DEFAULT_LANGUAGE);
      const keys = wanted.rooms.map(
        (_, at) =>
          rooms?.data
            .filter(({ roomIndex }) => roomIndex === at + 1)
            .flatMap(({ ratePlans }) => ratePlans)
            .find(
              ({ cancellation, convertedRateInfo }) =>
                cancellation === wanted.cancellation &&
                (!wanted.payAtHotel || convertedRateInfo.payAtHotel > 0),
            )?.rateKey,
      );
      const reply = await api.app.inject({
        method: 'POST',
        url: chooseStay.path.replace('{code}', hotelInfo.hotelCode),
        payload: { rateKeys: keys.filter((key) => key !== undefined) },
      });
      if (keys.every((key) => key !== undefined) && reply.statusCode === 200)
        return z.parse(chooseStay.answer, reply.json());
    }
    throw new Error('no hotel has this');
  }

  /** A stay that is ordered, with all that is asked for and a card. */
  async function readyToPay(wanted: WantedStay, said: Record<string, string> = {}) {
    const stay = await chosen(wanted);
    const item = { product: HOTEL, reference: stay.reference, total: stay.total };
    const order = await ordered([item]);
    await order.fillIn();
    const particulars = { ...guests(wanted.rooms.length), ...said };
    await order.visitor.call(setParticulars, { orderId: order.orderId, items: [particulars] });
    return { ...order, stay, item, transactionId: await order.card() };
  }

  /** Rooms of each night of a stay that are sold. */
  async function soldOf({ details }: { details: HotelInCart }) {
    const rows = await api.database.db
      .selectFrom('hotel_night_sales')
      .select(['night', 'sold'])
      .where('hotel_code', '=', details.hotel.hotelCode)
      .where('sold', '>', 0)
      .orderBy('night')
      .execute();
    return rows.map(({ night, sold }) => `${night} ${sold}`);
  }

  return { api, chosen, readyToPay, soldOf };
}
