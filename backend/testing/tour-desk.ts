import { chooseTour, createPassenger, getTourDepartures } from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import type { Passenger } from '@alisio/shared-contracts/orders';
import {
  TOUR,
  TOUR_BALANCE,
  type TourDeparture,
  type TourInCart,
  type TourPay,
  type TourRoomKind,
} from '@alisio/shared-contracts/tours';
import { z } from '@alisio/shared-contracts/zod';
import { TourInventory, tourBalanceProduct, tourProduct, tourRoutes } from '../src/tours/index.ts';
import { TOUR as A_TOUR } from '../src/tours/testing/a-tour.ts';
import { mixedOrders } from './mixed-orders.ts';
import { startTestApi, type TestApi } from './test-api.ts';

/** What is asked for: the first departure that has it is taken. */
export interface WantedTour {
  fits: (departure: TourDeparture) => boolean;
  childAges?: number[];
  rooms?: TourRoomKind[];
  pay?: TourPay;
}

const MANY = 100_000;
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** Two adults, and children as old as they were said to be on the last day. */
export const travellers = ({ endDate }: TourInCart, childAges: readonly number[]): Passenger[] => {
  const bornBefore = (years: number) =>
    new Date(Date.parse(`${endDate}T00:00:00Z`) - (years + 0.5) * YEAR_MS).toISOString().slice(0, 10);
  const person = (type: Passenger['type'], years: number, at: number): Passenger => ({
    id: String(at + 1),
    type,
    firstName: 'Lucía',
    lastName: 'Rivera',
    gender: 'female',
    dateOfBirth: bornBefore(years),
    nationality: 'CO',
  });
  return [
    person('adult', 40, 0),
    person('adult', 38, 1),
    ...childAges.map((age, at) => person('child', age, at + 2)),
  ];
};

/** The whole API with the tours of the demonstration beside what tests sell. @param depositPercent see `TourInventory` */
export async function startTourDesk(
  depositPercent = 20,
  through: Parameters<typeof startTestApi>[2] = (ports) => ports,
) {
  let inventory: TourInventory | undefined;
  const opened = () => {
    if (!inventory) throw new Error('tours are open by then');
    return inventory;
  };
  let clock = () => new Date();
  const sold = {
    inventory: {
      price: (...asked: Parameters<TourInventory['price']>) => opened().price(...asked),
      titleOf: (...asked: Parameters<TourInventory['titleOf']>) => opened().titleOf(...asked),
      toldIn: <Details extends TourInCart>(details: Details, language: Language) =>
        opened().toldIn(details, language),
      takePlaces: (...asked: Parameters<TourInventory['takePlaces']>) => opened().takePlaces(...asked),
      giveBackPlaces: (...asked: Parameters<TourInventory['giveBackPlaces']>) =>
        opened().giveBackPlaces(...asked),
      leaves: (...asked: Parameters<TourInventory['leaves']>) => opened().leaves(...asked),
    },
    clock: () => clock(),
  };
  const api: TestApi = await startTestApi({}, undefined, (ports) =>
    through({
      ...ports,
      products: new Map([
        ...ports.products,
        [TOUR, tourProduct({ db: ports.db, ...sold })],
        [TOUR_BALANCE, tourBalanceProduct({ db: ports.db, ...sold })],
      ]),
    }),
  );
  clock = api.orderDeps.clock;
  inventory = await TourInventory.open({ database: api.database, clock, depositPercent });
  const { db } = api.database;
  await api.extend([
    (app) => tourRoutes(app, { db, inventory: opened(), clock, perMinute: { searches: MANY, tours: MANY } }),
  ]);
  const { ordered } = mixedOrders(() => api);

  const departures = async () => {
    const reply = await api.app.inject({ method: 'GET', url: `/tours/${A_TOUR.id}/departures` });
    return z.parse(getTourDepartures.answer, reply.json()).data;
  };

  /** @returns what the tour's page would put into the cart */
  async function chosen({ fits, childAges = [], rooms = ['double'], pay = 'all' }: WantedTour) {
    const departure = (await departures()).find(fits);
    if (!departure) throw new Error('no departure has this');
    const reply = await api.app.inject({
      method: 'POST',
      url: `/tours/${A_TOUR.id}/choose`,
      payload: { key: departure.key, adults: 2, childAges, rooms, pay },
    });
    return z.parse(chooseTour.answer, reply.json());
  }

  /** A tour that is ordered, with all that is asked for and a card. */
  async function readyToPay(wanted: WantedTour) {
    const tour = await chosen(wanted);
    const item = { product: TOUR, reference: tour.reference, total: tour.total };
    const order = await ordered([item]);
    await order.fillIn();
    const passengers = travellers(tour.details, wanted.childAges ?? []);
    await order.visitor.call(createPassenger, { orderId: order.orderId, passengers });
    return { ...order, tour, item, transactionId: await order.card() };
  }

  /** What is sold here of a departure. */
  async function soldOf(startDate: string): Promise<number> {
    const row = await db
      .selectFrom('tour_departure_sales')
      .select('sold')
      .where('tour', '=', A_TOUR.id)
      .where('start_date', '=', startDate)
      .executeTakeFirst();
    return row?.sold ?? 0;
  }

  return { api, departures, chosen, ordered, readyToPay, soldOf };
}
