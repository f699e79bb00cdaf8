import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { createPassenger, setOrder } from '@alisio/shared-contracts/endpoints';
import { FLIGHT, type FlightOffer, flightSearchAnswer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import { cartOf, mixedOrders } from '../../testing/mixed-orders.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { passengers } from '../../testing/visitor.ts';
import { loadAirports } from '../airports/index.ts';
import { type FlightInventory, flightProduct, openFlightInventory } from './index.ts';
import { PLAIN, searchOf } from './testing/searches.ts';

const MINUTE = 60_000;

let api: TestApi;
let inventory: FlightInventory;
beforeAll(async () => {
  api = await startTestApi({}, undefined, (ports) => {
    // The inventory opens on the API's own database, which is there a moment later.
    const sold = flightProduct({
      offer: (...asked) => inventory.offer(...asked),
      book: (...asked) => inventory.book(...asked),
      takeSeats: (...asked) => inventory.takeSeats(...asked),
      giveBackSeats: (...asked) => inventory.giveBackSeats(...asked),
      baggageOptions: (...asked) => inventory.baggageOptions(...asked),
      zoneOf: (...asked) => inventory.zoneOf(...asked),
      packages: { soldWith: (...asked) => inventory.packages.soldWith(...asked) },
    });
    return { ...ports, products: new Map([...ports.products, [FLIGHT, sold]]) };
  });
  const { database, orderDeps } = api;
  inventory = await openFlightInventory({ database, airports: loadAirports(), clock: orderDeps.clock });
});
afterAll(async () => {
  await inventory.close();
  await api.close();
});
const { ordered } = mixedOrders(() => api);

let day = 40;
async function shownOffer(): Promise<FlightOffer> {
  const search = searchOf({ on: addDays(localToday(), ++day), travelers: { adult: 1, child: 0, infant: 0 } });
  const answer: unknown = JSON.parse((await inventory.search(search, 'es', PLAIN)).body.toString());
  const offer = z
    .parse(flightSearchAnswer, answer)
    .data.find(({ itineraries: [way] }) => way?.segments.length === 1);
  if (!offer) throw new Error('no flight without a stop');
  return offer;
}
const itemOf = (offer: FlightOffer) => ({
  product: FLIGHT,
  reference: offer.id,
  total: offer.price.intTotal,
});
const takeOne = (offer: FlightOffer) =>
  api.database.db.transaction().execute((tx) => inventory.takeSeats(tx, offer));
/** Others buy until the price of now is another one. */
async function becomesDearer(offer: FlightOffer): Promise<void> {
  const [supplierId = ''] = offer.id.split('~');
  const priceOfNow = async () => (await inventory.offer(supplierId))?.price.intTotal.amount;
  while ((await priceOfNow()) === offer.price.intTotal.amount) await takeOne(offer);
}
const seatsSold = async () =>
  (await api.database.db.selectFrom('flight_seat_sales').select('sold').execute()).reduce(
    (sum, { sold }) => sum + sold,
    0,
  );

/** Somebody who has filled in all of it, and looks at the button. */
async function atTheTill(offer: FlightOffer) {
  const { visitor, orderId, fillIn, card } = await ordered([itemOf(offer)]);
  await fillIn();
  await visitor.call(createPassenger, { orderId, passengers: passengers.slice(0, 1) });
  return { visitor, transactionId: await card(), charges: api.payments.approvedCharges() };
}

test('within its time the price that was accepted is charged, whatever the flight costs by now', async () => {
  const offer = await shownOffer();
  const { visitor, transactionId } = await atTheTill(offer);
  await becomesDearer(offer);
  api.wait(14 * MINUTE);
  expect(await visitor.pay(transactionId)).toMatchObject({ answer: { status: 'confirmed' } });
  expect(api.payments.chargeOf(transactionId)).toMatchObject(offer.price.intTotal);
});

test('after its time, by the server’s clock, nothing is charged at a price that nobody accepted, and no seat is kept', async () => {
  const offer = await shownOffer();
  const { visitor, transactionId, charges } = await atTheTill(offer);
  await becomesDearer(offer);
  api.wait(16 * MINUTE);
  const sold = await seatsSold();
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/price-changed');
  // Nor does the page's own word on the price make it stand.
  expect((await visitor.ask(setOrder, cartOf([itemOf(offer)]))).problem?.type).toBe(
    '/problems/price-changed',
  );
  expect([api.payments.approvedCharges(), await seatsSold()]).toEqual([charges, sold]);
});

test('an offer that is over and costs what it did is still sold at what was accepted', async () => {
  const offer = await shownOffer();
  const { visitor, transactionId } = await atTheTill(offer);
  api.wait(16 * MINUTE);
  expect(await visitor.pay(transactionId)).toMatchObject({ answer: { status: 'confirmed' } });
  expect(api.payments.chargeOf(transactionId)).toMatchObject(offer.price.intTotal);
});

test('seats that go while somebody types are charged to nobody', async () => {
  const offer = await shownOffer();
  const { visitor, transactionId, charges } = await atTheTill(offer);
  while (await takeOne(offer));
  expect((await visitor.pay(transactionId)).problem?.type).toBe('/problems/seats-gone');
  expect(api.payments.approvedCharges()).toBe(charges);
});
