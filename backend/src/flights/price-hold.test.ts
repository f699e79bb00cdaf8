import { type FlightOffer, flightSearchAnswer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import fc from 'fast-check';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadAirports } from '../airports/index.ts';
import type { Database } from '../database/index.ts';
import { type FlightInventory, openFlightInventory } from './index.ts';
import { NOON, PLAIN, searchOf } from './testing/searches.ts';

/** A new embedded database takes seconds on a busy machine. */
const SETUP_MS = 60_000;
const MINUTE = 60_000;
const airports = loadAirports();

let database: Database;
let now: number;
let inventory: FlightInventory;
const open = () => openFlightInventory({ database, airports, clock: () => new Date(now) });

beforeAll(async () => {
  database = await openTestDatabase();
  inventory = await open();
}, SETUP_MS);
beforeEach(() => {
  now = NOON;
});
afterAll(async () => {
  await inventory.close();
  await database.close();
});

let day = 10;
/** An offer of a flight that no other test sells. */
async function shownOffer(): Promise<FlightOffer> {
  day += 1;
  const search = searchOf({ on: `2026-12-${day}`, travelers: { adult: 1, child: 0, infant: 0 } });
  const answer: unknown = JSON.parse((await inventory.search(search, 'es', PLAIN)).body.toString());
  const [offer] = z.parse(flightSearchAnswer, answer).data;
  if (!offer) throw new Error('no offers');
  return offer;
}
const totalOf = (offer: FlightOffer | undefined) => offer?.price.intTotal.amount ?? 0;
const sell = (offer: FlightOffer) =>
  database.db.transaction().execute((tx) => inventory.takeSeats(tx, offer));

/** Sells one seat a minute, so that demand never stands still. */
async function sellForMinutes(offer: FlightOffer, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    now += MINUTE;
    await sell(offer);
  }
}

test('a price that was shown holds for 15 minutes and not a second longer, however the flight sells', async () => {
  const offer = await shownOffer();
  await sellForMinutes(offer, 14);
  expect(await inventory.offer(offer.id)).toMatchObject({ id: offer.id, price: offer.price });
  await sellForMinutes(offer, 1);
  const anew = await inventory.offer(offer.id);
  expect(totalOf(anew)).toBeGreaterThan(totalOf(offer));
  expect(anew?.id).not.toBe(offer.id);
  expect(await inventory.offer(anew?.id ?? '')).toMatchObject({ id: anew?.id, price: anew?.price });
});

test('who chooses just before the end has 8 minutes more, once', async () => {
  const offer = await shownOffer();
  await sellForMinutes(offer, 14);
  const chosen = await inventory.choose(offer.id);
  expect(totalOf(chosen)).toBe(totalOf(offer));
  const told = inventory.heldUntil(chosen ? [chosen] : []);
  await sellForMinutes(offer, 7);
  expect(await inventory.choose(chosen?.id ?? '')).toMatchObject({ id: chosen?.id, price: offer.price });
  // What was told at first stays what it is.
  expect(inventory.heldUntil(chosen ? [chosen] : [])).toBe(told);
  now += MINUTE;
  expect(totalOf(await inventory.choose(chosen?.id ?? ''))).toBeGreaterThan(totalOf(offer));
});

test('who chooses again at the end by a page’s clock, which is ahead by less than a second, is told the price of now', async () => {
  const offer = await shownOffer();
  await sellForMinutes(offer, 14);
  const chosen = await inventory.choose(offer.id);
  await sellForMinutes(offer, 7);
  now += MINUTE - 999;
  // What is ordered still has its price to the last moment; what is chosen again begins another time.
  expect(await inventory.offer(chosen?.id ?? '')).toMatchObject({ id: chosen?.id, price: offer.price });
  const anew = await inventory.choose(chosen?.id ?? '');
  expect(totalOf(anew)).toBeGreaterThan(totalOf(offer));
  expect(inventory.heldUntil(anew ? [anew] : [])).toBe(Math.floor(now / 1000) * 1000 + 8 * MINUTE);
});

test('who chooses at once keeps the 15 minutes', async () => {
  const offer = await shownOffer();
  expect(await inventory.choose(offer.id)).toEqual(offer);
});

test('asking for an offer again and again does not hold its price', async () => {
  const offer = await shownOffer();
  let id = offer.id;
  for (let minute = 0; minute < 15; minute++) {
    await sellForMinutes(offer, 1);
    id = (await inventory.offer(id))?.id ?? '';
  }
  expect(totalOf(await inventory.offer(id))).toBeGreaterThan(totalOf(offer));
});

test('a price that this site has not issued is the one of now, under an id of ours', async () => {
  const offer = await shownOffer();
  const [supplierId = ''] = offer.id.split('~');
  now += MINUTE;
  while (totalOf(await inventory.offer(supplierId)) === totalOf(offer)) await sell(offer);
  const priceOfNow = totalOf(await inventory.offer(supplierId));
  const forged = [
    offer.id.slice(0, -1) + (offer.id.endsWith('A') ? 'Q' : 'A'),
    offer.id.replace(
      /~r\w+~/,
      (said) => `~r${(Number.parseInt(said.slice(2), 36) + 9).toString(36).padStart(7, '0')}~`,
    ),
    offer.id.replace('~r', '~c'),
    `${supplierId}~r${Math.floor(now / 1000)
      .toString(36)
      .padStart(7, '0')}~${'A'.repeat(22)}`,
  ];
  for (const id of forged) {
    const found = await inventory.offer(id);
    // An id of which nothing can be read is no offer; whatever is one has the price of now.
    if (found) expect(totalOf(found)).toBe(priceOfNow);
  }
  expect(totalOf(await inventory.offer(offer.id))).toBe(totalOf(offer));
});

test('no change of an id makes a price that is not on sale', async () => {
  const offer = await shownOffer();
  const signs = fc.constantFrom(...'ABCXYZabc0189.-~');
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: offer.id.length - 1 }), signs, async (at, sign) => {
      const id = offer.id.slice(0, at) + sign + offer.id.slice(at + 1);
      const found = await inventory.offer(id);
      if (!found || id === offer.id) return;
      const [supplierId = ''] = found.id.split('~');
      expect(totalOf(found)).toBe(totalOf(await inventory.offer(supplierId)));
    }),
    { numRuns: 25 },
  );
});

test('what one process has shown, another honours, also after a restart', async () => {
  const offer = await shownOffer();
  while (totalOf(await inventory.offer(offer.id.split('~')[0] ?? '')) === totalOf(offer)) await sell(offer);
  const other = await open();
  expect(await other.offer(offer.id)).toMatchObject({ id: offer.id, price: offer.price });
  await other.close();
});
