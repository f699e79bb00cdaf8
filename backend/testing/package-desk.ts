import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { createPassenger, setParticulars } from '@alisio/shared-contracts/endpoints';
import { FLIGHT } from '@alisio/shared-contracts/flights';
import { HOTEL, hotelInCart } from '@alisio/shared-contracts/hotels';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { OrderItem } from '@alisio/shared-contracts/orders';
import { type ChosenPackage, packageSearchAnswer } from '@alisio/shared-contracts/packages';
import { z } from '@alisio/shared-contracts/zod';
import { loadAirports } from '../src/airports/index.ts';
import { type FlightInventory, flightProduct, openFlightInventory } from '../src/flights/index.ts';
import { HotelInventory, hotelProduct } from '../src/hotels/index.ts';
import { choosePackage } from '../src/packages/choose-package.ts';
import { onePackage } from '../src/packages/one-package.ts';
import { PackageSearch } from '../src/packages/package-search.ts';
import { type PackageWords, packageQuestion } from '../src/packages/testing/package-question.ts';
import { guests } from './hotel-desk.ts';
import { mixedOrders } from './mixed-orders.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { passengers } from './visitor.ts';

const opened = <Inventory>(inventory: Inventory | undefined): Inventory => {
  if (!inventory) throw new Error('what is sold is open by then');
  return inventory;
};

/** The whole API with the flights and hotels of the demonstration, and packages of both. */
export async function startPackageDesk() {
  let openFlights: FlightInventory | undefined;
  let openHotels: HotelInventory | undefined;
  let clock = () => new Date();
  const [flights, hotels] = [() => opened(openFlights), () => opened(openHotels)];
  const api: TestApi = await startTestApi({}, undefined, (ports) => ({
    ...ports,
    products: new Map([
      ...ports.products,
      [
        FLIGHT,
        flightProduct({
          offer: (...asked) => flights().offer(...asked),
          book: (...asked) => flights().book(...asked),
          takeSeats: (...asked) => flights().takeSeats(...asked),
          giveBackSeats: (...asked) => flights().giveBackSeats(...asked),
          baggageOptions: (...asked) => flights().baggageOptions(...asked),
          zoneOf: (...asked) => flights().zoneOf(...asked),
          packages: { soldWith: (...asked) => flights().packages.soldWith(...asked) },
        }),
      ],
      [
        HOTEL,
        hotelProduct({
          db: ports.db,
          inventory: {
            stay: (...asked) => hotels().stay(...asked),
            takeNights: (...asked) => hotels().takeNights(...asked),
            giveBackNights: (...asked) => hotels().giveBackNights(...asked),
          },
          clock: () => clock(),
        }),
      ],
    ]),
  }));
  clock = api.orderDeps.clock;
  const airports = loadAirports();
  openFlights = await openFlightInventory({ database: api.database, airports, clock });
  openHotels = await HotelInventory.open({ database: api.database, airports, clock });
  const parts = { flights: openFlights, hotels: openHotels };
  const search = new PackageSearch({ ...parts, clock });
  const { ordered } = mixedOrders(() => api);
  const dayIn = (days: number) => addDays(localToday(), days);

  /** A hotel that costs less with its flight for two to Cartagena, and the keys of its cheapest room. */
  async function found(words: PackageWords = {}) {
    const question = packageQuestion({ on: dayIn(60), back: dayIn(64), today: localToday(), ...words });
    const text = await search.whole({ ...question, sort: 'recommended', facets: {} }, DEFAULT_LANGUAGE);
    const { flight: flown, data } = z.parse(packageSearchAnswer, JSON.parse(text.toString()));
    const ofFlight = flown ? flown.apart - flown.offer.price.intTotal.amount : 0;
    for (const { hotel, saving } of data) {
      if (saving === ofFlight) continue;
      const code = hotel.hotelInfo.hotelCode;
      const { flight, hotel: asked } = question;
      const one = await onePackage(parts, { code, flight, rateInfo: asked.rateInfo }, DEFAULT_LANGUAGE);
      const [key] = one.rooms[0]?.room.ratePlans ?? [];
      if (key) return { flight: { id: one.flight.offer.id }, hotel: { code, rateKeys: [key.rateKey] } };
    }
    throw new Error('no package saves anything');
  }

  const itemsOf = ({ data }: ChosenPackage): OrderItem[] =>
    data.map(({ product, reference, total }) => ({ product, reference, total }));

  /** Both parts, or one alone, as they are confirmed. */
  const choose = (chosen: Parameters<typeof choosePackage>[1]) =>
    choosePackage(parts, chosen, DEFAULT_LANGUAGE);

  /** An order of these items with all that they ask for, and a card. */
  async function readyToPay(items: readonly OrderItem[]) {
    const order = await ordered(items);
    const { visitor, orderId } = order;
    await order.fillIn();
    if (items.some(({ product }) => product === FLIGHT))
      await visitor.call(createPassenger, { orderId, passengers: passengers.slice(0, 2) });
    const said = items.map(({ product }) => (product === HOTEL ? guests(1) : {}));
    await visitor.call(setParticulars, { orderId, items: said });
    return { ...order, transactionId: await order.card() };
  }

  /** Seats and rooms of nights that are sold. */
  async function sold() {
    const { db } = api.database;
    const seats = await db.selectFrom('flight_seat_sales').select('sold').where('sold', '>', 0).execute();
    const nights = await db.selectFrom('hotel_night_sales').select('sold').where('sold', '>', 0).execute();
    return { seats: seats.length, nights: nights.length };
  }

  /** Sells all rooms of the type that a package has to others. @returns how many that were */
  async function sellOut({ data }: ChosenPackage): Promise<number> {
    const stay = z.parse(hotelInCart, data.find(({ product }) => product === HOTEL)?.details);
    const take = () => api.database.db.transaction().execute((tx) => hotels().takeNights(tx, stay));
    let rooms = 0;
    while (await take()) rooms += 1;
    return rooms;
  }

  return {
    api,
    found,
    sellOut,
    choose,
    itemsOf,
    readyToPay,
    sold,
    close: async () => {
      await openFlights?.close();
      await api.close();
    },
  };
}
