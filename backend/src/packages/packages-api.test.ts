import { IN_PARTS, searchPackages } from '@alisio/shared-contracts/endpoints';
import { flightInCart, flightOffer } from '@alisio/shared-contracts/flights';
import { hotelInCart, stayReference } from '@alisio/shared-contracts/hotels';
import { isPair, soldWith } from '@alisio/shared-contracts/orders';
import { savingOf, stayOfFlight } from '@alisio/shared-contracts/packages';
import { z } from '@alisio/shared-contracts/zod';
import { packageApi } from './testing/package-api.ts';
import { packageQuestion } from './testing/package-question.ts';

const api = packageApi();

/** The first package of a search that is cheaper together, with the keys of its cheapest rooms. */
async function onePackage() {
  const { flight, data } = await api.found();
  const card = data.find(({ hotelApart, saving }) => saving > 0 && hotelApart > 0);
  if (!flight || !card) throw new Error('no package saves anything');
  const code = card.hotel.hotelInfo.hotelCode;
  const looked = await api.looked(code);
  const [cheapest] = looked.rooms;
  const [plan] = cheapest?.room.ratePlans ?? [];
  if (!cheapest || !plan) throw new Error('a hotel of a list has a room');
  return { flight, card, code, looked, cheapest, rateKeys: [plan.rateKey] };
}

test('each card is one flight and a hotel, at one total, beside what the same costs apart', async () => {
  const { flight, data, meta } = await api.found();
  if (!flight) throw new Error('somebody flies to Cartagena');
  expect(data.length).toBeGreaterThan(20);
  expect(meta.stay).toEqual(stayOfFlight(flight.offer));
  const flown = flight.offer.price.intTotal.amount;
  for (const { hotel, hotelApart, total, totalApart, saving } of data) {
    const slept = hotel.hotelRateInfo.rateInfo.convertedRateInfo[0]?.amountAfterTax ?? 0;
    expect([total, totalApart]).toEqual([flown + slept, flight.apart + hotelApart]);
    expect(saving).toBe(savingOf({ together: total, apart: totalApart }));
    expect(hotelApart).toBeGreaterThanOrEqual(slept);
  }
  // Some hotels take part, and some do not.
  const saved = data.filter(({ hotel, hotelApart }) => hotelApart > stayTotal(hotel));
  expect([saved.length > 0, saved.length < data.length]).toEqual([true, true]);
  expect(meta.from?.amount).toBe(Math.min(...data.map(({ total }) => total)));
  expect(meta.expiresAt).toBe('2026-11-25T12:15:00.000Z');
});

const stayTotal = (hotel: z.infer<typeof searchPackages.answer>['data'][number]['hotel']) =>
  hotel.hotelRateInfo.rateInfo.convertedRateInfo[0]?.amountAfterTax ?? 0;

test('in parts the flight comes first, then its cards, and together they are the answer', async () => {
  const reply = await api.post('/packages/search', packageQuestion(), IN_PARTS);
  const lines = reply.body.trim().split('\n');
  const [flight, cards] = lines.map((line) => z.parse(searchPackages.answer, JSON.parse(line)));
  expect([lines.length, flight?.data, cards?.flight]).toEqual([2, [], undefined]);
  expect({ ...flight, ...cards, flight: flight?.flight }).toEqual(await api.found());
});

test('a facet keeps as many as it said, each at the price of the cheapest plan that passes', async () => {
  const whole = await api.found();
  const plain = new Map(whole.data.map(({ hotel, total }) => [hotel.hotelInfo.hotelCode, total]));
  expect(whole.meta.kept).toBe(whole.meta.total);
  const counted = (facet: string, of: string) =>
    whole.meta.facets?.values[facet]?.find(({ value }) => value === of);
  const fed = await api.found(packageQuestion(), '?board=breakfast');
  expect(fed.meta.total).toBe(whole.meta.total);
  expect(fed.meta.kept).toBe(counted('board', 'breakfast')?.count);
  expect(Math.min(...fed.data.map(({ total }) => total))).toBe(counted('board', 'breakfast')?.from);
  for (const { hotel, total } of fed.data) {
    expect(hotel.hotelRateInfo.lead.board).toBe('breakfast');
    expect(total).toBeGreaterThanOrEqual(plain.get(hotel.hotelInfo.hotelCode) ?? 0);
  }
  // Some are not sold so by their cheapest plan.
  expect(fed.data.some(({ hotel, total }) => total > (plain.get(hotel.hotelInfo.hotelCode) ?? 0))).toBe(true);
  const stars = await api.found(packageQuestion(), '?stars=4.5');
  expect(stars.meta.kept).toBe((counted('stars', '4')?.count ?? 0) + (counted('stars', '5')?.count ?? 0));
  expect(new Set(stars.data.map(({ hotel }) => hotel.hotelInfo.rating))).toEqual(new Set([4, 5]));
  const most = whole.data.map(({ total }) => total).toSorted((a, b) => a - b)[5] ?? 0;
  const cheap = await api.found(packageQuestion(), `?price=-${most}`);
  expect(cheap.data.every(({ total }) => total <= most)).toBe(true);
  expect(cheap.meta.kept).toBe(whole.data.filter(({ total }) => total <= most).length);
});

test('the cheapest comes first where that is asked for', async () => {
  const { data } = await api.found(packageQuestion(), '?sort=price');
  const totals = data.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
});

test('a package is looked at with the price of its card, and every room beside what it costs alone', async () => {
  const { card, looked, cheapest } = await onePackage();
  const [plan] = cheapest.room.ratePlans;
  expect(plan?.convertedRateInfo.amountAfterTax).toBe(stayTotal(card.hotel));
  expect(cheapest.apart[0]).toBe(card.hotelApart);
  for (const { room, apart } of looked.rooms)
    for (const [at, { convertedRateInfo }] of room.ratePlans.entries())
      expect(apart[at]).toBeGreaterThanOrEqual(convertedRateInfo.amountAfterTax);
});

test('what is chosen together is confirmed at once, at the price of its card, and each part tells of the other', async () => {
  const { flight, card, code, rateKeys } = await onePackage();
  const { data, expiresAt } = await api.chosen({
    flight: { id: flight.offer.id },
    hotel: { code, rateKeys },
  });
  expect(data.map(({ product }) => product)).toEqual(['flight', 'hotel']);
  const all = data.reduce((sum, { total, payLater }) => sum + total.amount + (payLater?.amount ?? 0), 0);
  expect([all, data.reduce((sum, { apart }) => sum + apart, 0)]).toEqual([card.total, card.totalApart]);
  for (const { total, shares } of data)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total.amount);
  expect(expiresAt).toBe('2026-11-25T12:08:00.000Z');
  const [flown, slept] = data.map(({ product, details }) => ({
    product,
    soldWith: z.parse(z.object({ soldWith }), details).soldWith,
  }));
  expect(flown && slept && isPair(flown, slept)).toBe(true);
});

test('either part alone is confirmed at the price that it has alone, whichever was shown', async () => {
  const { flight, card, code, rateKeys } = await onePackage();
  const [flown] = (await api.chosen({ flight: { id: flight.offer.id } })).data;
  const [slept] = (await api.chosen({ hotel: { code, rateKeys } })).data;
  expect([flown?.total.amount, (slept?.total.amount ?? 0) + (slept?.payLater?.amount ?? 0)]).toEqual([
    flight.apart,
    card.hotelApart,
  ]);
  expect(z.parse(flightInCart, flown?.details).soldWith).toBeUndefined();
  expect(z.parse(hotelInCart, slept?.details).soldWith).toBeUndefined();
  // And together again from the references that it was sold alone by.
  const [alone, room] = [flown?.reference ?? '', slept?.reference.split('|').slice(1) ?? []];
  const again = await api.chosen({ flight: { id: alone }, hotel: { code, rateKeys: room } });
  const all = again.data.reduce(
    (sum, { total, payLater }) => sum + total.amount + (payLater?.amount ?? 0),
    0,
  );
  expect(all).toBe(card.total);
});

test('another flight is named by its id, and the nights are those that it leaves', async () => {
  const question = packageQuestion({ from: 'BOG', to: 'MAD', point: { lat: 40.4168, lon: -3.7038 } });
  const offers = (await api.post('/packages/flights', question.flight)).json().data;
  const other = z.parse(z.array(flightOffer), offers).at(-1);
  const found = await api.found({ ...question, flightId: other?.id ?? '' });
  expect(found.flight?.offer.itineraries).toEqual(other?.itineraries);
  expect(found.flight?.offer.price.intTotal).toEqual(other?.price.intTotal);
  // Above the clouds by night: who leaves on the tenth sleeps there from the eleventh.
  expect(found.meta.stay).toEqual({ startDate: '2027-02-11', endDate: '2027-02-14' });
  expect(found.data[0]?.hotel.hotelRateInfo.rateInfo.convertedRateInfo[0]).toMatchObject({
    startDate: '2027-02-11',
    endDate: '2027-02-14',
  });
});

test('a flight of other days is nobody’s of this search: the best one takes its place', async () => {
  const { flight } = await api.found(packageQuestion({ on: '2027-03-10', back: '2027-03-14' }));
  const named = await api.found({ ...packageQuestion(), flightId: flight?.offer.id ?? '' });
  expect(named.flight?.offer.itineraries).toEqual((await api.found()).flight?.offer.itineraries);
});

test('where nobody flies there is no package', async () => {
  const answer = await api.found(packageQuestion({ to: 'ZZZ' }));
  expect([answer.flight, answer.data, answer.meta.total]).toEqual([undefined, [], 0]);
});

const paths = (reply: { json(): { errors?: unknown } }) => reply.json().errors;

test('what no package can be made of is refused by its place', async () => {
  const { flight, hotel } = packageQuestion();
  const search = (body: object) => api.post('/packages/search', { flight, hotel, ...body });
  const { '2': _, ...oneWay } = flight.legInfo;
  expect(paths(await search({ flight: { ...flight, legInfo: oneWay } }))).toEqual([
    { path: 'flight.legInfo.2', code: 'missing' },
  ]);
  expect(
    paths(await search({ flight: { ...flight, travelerInfo: { adult: 3, child: 0, infant: 0 } } })),
  ).toEqual([{ path: 'hotel.rateInfo.rooms', code: 'other-travelers' }]);
  const [past, back] = [{ ...flight.legInfo['1'], departureDate: '2026-11-20' }, flight.legInfo['2']];
  const over = { ...flight, legInfo: { '1': past, '2': { ...back, departureDate: '2026-11-25' } } };
  expect(paths(await search({ flight: over }))).toEqual([
    { path: 'flight.legInfo.1.departureDate', code: 'departure-past' },
  ]);
  const late = { ...back, departureDate: '2027-03-20' };
  const months = { ...flight, legInfo: { ...flight.legInfo, '2': late } };
  expect(paths(await search({ flight: months }))).toEqual([
    { path: 'flight.legInfo.2.departureDate', code: 'nights' },
  ]);
  expect(paths(await search(packageQuestion({ point: { lat: 4.6, lon: -74.1 } })))).toEqual([
    { path: 'hotel.geoSearch.geoCode', code: 'too-far' },
  ]);
});

test('a stay of other nights than the flight leaves is not chosen with it', async () => {
  const { code, rateKeys } = await onePackage();
  const { flight } = await api.found(packageQuestion({ back: '2027-02-15' }));
  const refused = await api.choose({ flight: { id: flight?.offer.id ?? '' }, hotel: { code, rateKeys } });
  expect([refused.statusCode, paths(refused)]).toEqual([400, [{ path: 'hotel', code: 'other-trip' }]]);
});

test('a package that is shown with a code is found by whoever is told the code', async () => {
  const { flight, card, code, rateKeys } = await onePackage();
  const kept = await api.post('/package-phone-offers', {
    flightId: flight.offer.id,
    hotelCode: code,
    rateKeys,
  });
  expect([kept.statusCode, kept.json().code]).toEqual([201, expect.stringMatching(/^PK-\d{4}$/)]);
  const [row] = await api
    .database()
    .db.selectFrom('phone_offer')
    .select('offer')
    .where('code', '=', kept.json().code)
    .execute();
  expect(row?.offer).toMatchObject({ product: 'package', web: { amount: card.total, currency: 'USD' } });
  expect(row?.offer.phone.amount).toBeLessThan(card.total);
});

test('a package with an activity is kept under a code of its own, at the price of all three parts', async () => {
  const { flight, card, code, rateKeys } = await onePackage();
  const asked = { flightId: flight.offer.id, hotelCode: code, rateKeys };
  const activity = { code: `${code.split('-')[0]}-a0`, paxes: [{ age: 30 }, { age: 30 }] };
  const days = { from: '2027-02-11', to: '2027-02-13', party: { adults: 2, childAges: [] } };
  const found = await api.activities().sessions(activity.code, days);
  const [session] = found?.data.flatMap(({ sessions }) => sessions) ?? [];
  if (!session) throw new Error('something is done in Cartagena in these days');
  const { startsAt, modality, totalAmount } = session;
  const kept = await api.post('/package-phone-offers', {
    ...asked,
    activity: { ...activity, startsAt, modality },
  });
  const pair = await api.post('/package-phone-offers', asked);
  expect(kept.statusCode).toBe(201);
  expect(kept.json().code).not.toBe(pair.json().code);
  const [row] = await api
    .database()
    .db.selectFrom('phone_offer')
    .select('offer')
    .where('code', '=', kept.json().code)
    .execute();
  expect(row?.offer).toMatchObject({
    web: { amount: card.total + totalAmount },
    activity: { activity: activity.code, startsAt, modality, adults: 2 },
  });
  const gone = await api.post('/package-phone-offers', {
    ...asked,
    activity: { ...activity, startsAt: '2027-02-11T03:07:00', modality },
  });
  expect([gone.statusCode, gone.json().type]).toEqual([404, '/problems/offer-not-found']);
});

test('no price of a package is kept for the phone without the rest of it: a stay elsewhere, or no room that is left', async () => {
  const { flight, code, rateKeys } = await onePackage();
  const other = await api.found(
    packageQuestion({ from: 'BOG', to: 'MAD', point: { lat: 40.42, lon: -3.7 } }),
  );
  const later = await api.found(packageQuestion({ back: '2027-02-15' }));
  const keep = (flightId = '') => api.post('/package-phone-offers', { flightId, hotelCode: code, rateKeys });
  for (const { flight: wrong } of [other, later]) {
    const refused = await keep(wrong?.offer.id);
    expect([refused.statusCode, paths(refused)]).toEqual([400, [{ path: 'hotel', code: 'other-trip' }]]);
  }
  const { db } = api.database();
  const { details } = (await api.hotels().stay(stayReference(code, rateKeys), 'es', 'shown', true)) ?? {};
  if (!details) throw new Error('a stay that was shown is there');
  let rooms = 0;
  while (await db.transaction().execute((tx) => api.hotels().takeNights(tx, details))) rooms += 1;
  const gone = await keep(flight.offer.id);
  await db.transaction().execute(async (tx) => {
    for (; rooms > 0; rooms -= 1) await api.hotels().giveBackNights(tx, details);
  });
  expect([gone.statusCode, gone.json().type]).toEqual([404, '/problems/offer-not-found']);
});
