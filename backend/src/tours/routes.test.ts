import { addDays } from '@alisio/shared-contracts/dates';
import {
  getTour,
  getTourAddresses,
  getTourCountries,
  getTourCountry,
  getTourDepartures,
  searchTours,
} from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import type { Queries } from '../database/index.ts';
import type { OrderedItem } from '../orders/index.ts';
import { NOON, TOUR } from './testing/a-tour.ts';
import { tourApi } from './testing/tour-api.ts';
import { bookTour } from './tour-bookings.ts';
import { tourProduct } from './tour-product.ts';

let now = NOON;
beforeEach(() => {
  now = NOON;
});
const { get, found, departures, inventory, database } = tourApi(() => now);

test('countries say how many tours they have and from which price, in the language that is asked', async () => {
  const { data } = z.parse(getTourCountries.answer, (await get('/tours/countries?language=en')).json());
  expect(data.length).toBe(inventory().catalogue.countries.length);
  for (const { tours, from } of data) {
    expect(tours).toBeGreaterThanOrEqual(8);
    expect(from?.amount).toBeGreaterThan(0);
  }
  const names = data.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  const peru = z.parse(getTourCountry.answer, (await get(`/tours/countries/${TOUR.country}`)).json());
  expect(peru.tours.map(({ from }) => from?.amount ?? 0).sort((a, b) => a - b)[0]).toBe(
    peru.country.from?.amount,
  );
  expect((await get('/tours/countries/atlantis')).statusCode).toBe(404);
});

test('search engines are told of each country and each tour, at the address of its page', async () => {
  const { data } = z.parse(getTourAddresses.answer, (await get('/tours/addresses')).json());
  const paths = data.map(({ addresses }) => addresses.es);
  const { countries, tours } = inventory().catalogue;
  expect(new Set(paths).size).toBe(countries.length + tours.length);
  expect(paths).toContain(`/turs/${TOUR.country}`);
  expect(data.find(({ addresses }) => addresses.en === `/turs/${TOUR.id}`)?.poster).toContain(TOUR.country);
});

test('a tour is told day by day, each place on the map, in both languages', async () => {
  const es = z.parse(getTour.answer, (await get(`/tours/${TOUR.id}`)).json());
  const en = z.parse(getTour.answer, (await get(`/tours/${TOUR.id}?language=en`)).json());
  expect(es.itinerary).toHaveLength(es.days);
  expect(es.itinerary.at(-1)?.sleeps).toBeNull();
  const known = new Set(es.places.map(({ id }) => id));
  for (const { legs, sleeps } of es.itinerary)
    for (const id of [...legs.flatMap(({ from, to }) => [from, to]), sleeps ?? es.places[0]?.id ?? ''])
      expect(known).toContain(id);
  expect(en.title).not.toBe(es.title);
  expect(en.itinerary.map(({ legs }) => legs)).toEqual(es.itinerary.map(({ legs }) => legs));
  expect((await get(`/tours/${TOUR.country}/nowhere`)).statusCode).toBe(404);
});

test('departures are on the weekday and in the months of the tour, none too soon, and some are full', async () => {
  const { data, meta } = z.parse(
    getTourDepartures.answer,
    (await get(`/tours/${TOUR.id}/departures`)).json(),
  );
  expect(meta.expiresAt).toBe('2026-11-26T12:15:00.000Z');
  const { tour } = inventory().catalogue.tour(TOUR.country, TOUR.slug) ?? {};
  expect(data.length).toBeGreaterThan(20);
  for (const one of data) {
    const { startDate, endDate, closesOn, left, booked, group, going, deposit, rooms, cancellation } = one;
    const days = (Date.parse(startDate) - Date.parse('2026-11-26')) / 86_400_000;
    // What is over by now is promised to nobody.
    expect(cancellation[0]).toEqual({ keepsPercent: days > 30 ? 0 : days > 14 ? 50 : 100 });
    expect(cancellation.slice(1).every(({ from = '' }) => from > '2026-11-26')).toBe(true);
    expect(new Date(`${startDate}T00:00:00Z`).getUTCDay() || 7).toBe(tour?.weekday);
    expect(tour?.months).toContain(Number(startDate.slice(5, 7)));
    expect(endDate).toBe(addDays(startDate, (tour?.days.length ?? 0) - 1));
    expect(closesOn >= '2026-11-26').toBe(true);
    expect(left + booked).toBe(group.most);
    expect(going.state === 'forming').toBe(going.decidedOn !== undefined);
    if (going.decidedOn) expect(going.decidedOn).toBe(addDays(startDate, -21));
    expect(deposit !== undefined).toBe(startDate > addDays('2026-11-26', 60));
    if (deposit) expect(deposit.restDueOn).toBe(addDays(startDate, -45));
    expect(rooms.find(({ kind }) => kind === 'single')?.each).toBe(
      (rooms.find(({ kind }) => kind === 'double')?.each ?? 0) + (tour?.price.single ?? 0) * 100,
    );
  }
  const { tours } = inventory().catalogue;
  const everywhere = await Promise.all(
    tours.map(({ country, tour: { slug } }) => inventory().departures(country.slug, slug)),
  );
  const all = everywhere.flatMap((one) => one?.data ?? []);
  const isIn = (part: number, least: number, most: number) => {
    expect(part / all.length).toBeGreaterThan(least);
    expect(part / all.length).toBeLessThan(most);
  };
  isIn(all.filter(({ left }) => left === 0).length, 0.005, 0.25);
  isIn(all.filter(({ going: { state } }) => state === 'guaranteed').length, 0.15, 0.8);
});

test('a search finds words without their accents, and only departures with so many places in the month', async () => {
  z.parse(searchTours.answer, (await get('/tours/search')).json());
  const everything = await found();
  expect(everything.length).toBeGreaterThan(inventory().catalogue.tours.length * 0.95);
  const { countries } = inventory().catalogue;
  const [country] = countries;
  const folded = (country?.name.es ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const byName = await found(`?text=${encodeURIComponent(folded)}`);
  expect(byName.map((tour) => tour.country.slug)).toContain(country?.slug);
  expect(await found('?text=qqqq')).toEqual([]);
  const inMay = await found(`?country=${TOUR.country}&month=2027-05&people=9`);
  expect(inMay.length).toBeGreaterThan(0);
  for (const { country: of, slug, next, from, departures: count } of inMay) {
    const open = (await departures(`${of.slug}/${slug}`)).filter(
      ({ startDate, left }) => startDate.startsWith('2027-05') && left >= 9,
    );
    expect(open.length).toBe(count);
    expect(next).toEqual({ startDate: open[0]?.startDate, left: open[0]?.left });
    expect(from?.amount).toBe(Math.min(...open.map(({ rooms }) => rooms[0]?.each ?? 0)));
  }
  for (const { childFrom } of await found('?youngest=4')) expect(childFrom).toBeLessThanOrEqual(4);
});

test('demand only grows as the day comes nearer, and a departure that was guaranteed stays so', async () => {
  const before = new Map((await departures(TOUR.id)).map((one) => [one.startDate, one]));
  for (const days of [9, 40, 120]) {
    now = NOON + days * 86_400_000;
    for (const { startDate, booked, going } of await departures(TOUR.id)) {
      const earlier = before.get(startDate);
      if (!earlier) continue;
      expect(booked).toBeGreaterThanOrEqual(earlier.booked);
      if (earlier.going.state === 'guaranteed') expect(going.state).toBe('guaranteed');
    }
  }
});

test('what was sold here is taken from the places that are told', async () => {
  const [open] = (await departures(TOUR.id)).filter(({ left }) => left >= 3);
  if (!open) throw new Error('a departure with places');
  const places = { tour: TOUR, startDate: open.startDate, people: 2 };
  await database()
    .db.transaction()
    .execute((tx) => inventory().takePlaces(tx, places));
  const after = (await departures(TOUR.id)).find(({ startDate }) => startDate === open.startDate);
  expect([after?.left, after?.booked]).toEqual([open.left - 2, open.booked + 2]);
  await database()
    .db.transaction()
    .execute((tx) => inventory().giveBackPlaces(tx, places));
});

test('a group that came together on the day of the decision leaves, whoever cancels afterwards', async () => {
  const forming = (await departures(TOUR.id)).find(
    ({ going, booked, left, group }) => going.decidedOn && booked < group.least && left > group.least,
  );
  if (!forming) throw new Error('a departure that is forming');
  const { startDate, endDate, group, going } = forming;
  const places = { tour: TOUR, startDate, people: group.least };
  const inOne = <T>(work: (tx: Queries) => Promise<T>) => database().db.transaction().execute(work);
  await inOne((tx) => inventory().takePlaces(tx, places));
  await bookTour(database().db, 'a-group', { tour: TOUR.id, startDate, people: group.least });
  const listed = async () => (await departures(TOUR.id)).find((one) => one.startDate === startDate)?.going;
  // Who booked here may still cancel: nothing is promised before the day.
  expect(await listed()).toEqual(going);
  now = Date.parse(`${going.decidedOn}T12:00:00Z`);
  expect(await listed()).toEqual({ state: 'guaranteed' });
  const rooms = [{ kind: 'triple', adults: group.least, childAges: [] }];
  const item: OrderedItem = {
    ...{ product: 'tour', reference: '', title: '', total: { amount: 1, currency: 'USD' } },
    ...{
      particulars: {},
      services: [],
      details: { tour: { ...TOUR, zone: 'UTC' }, startDate, endDate, rooms },
    },
  };
  const product = tourProduct({ db: database().db, inventory: inventory(), clock: () => new Date(now) });
  await product.cancel(item, 'a-group', new AbortController().signal);
  await inOne((tx) => inventory().giveBackPlaces(tx, places));
  expect(await listed()).toEqual({ state: 'guaranteed' });
  expect(await inventory().leaves(places)).toBe(true);
});
