import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { makeOffer } from '../../../testing/flight-offer.ts';
import { NOON, roundTrip, testSeal } from '../testing/searches.ts';
import { usableAnswer } from './usable-answer.ts';

const LONGEST = 'one.'.padEnd(400 - testSeal().seal('', NOON).length, 'x');
const offer = makeOffer({ id: LONGEST });
const [outbound] = offer.itineraries;
const [adult] = offer.travelerPricings;
if (!outbound || !adult) throw new Error('an offer flies and is paid for');
const answer = (...offers: FlightOffer[]) => ({
  offers,
  currency: 'USD',
  seatKeys: [],
  freshUntil: NOON,
});
const read = (given: ReturnType<typeof answer>, currency = 'USD') =>
  usableAnswer({ name: 'one' }, roundTrip(), given, currency);

test('offers of the trip that was asked for, at what its travelers pay together, can be sold', () => {
  expect(read(answer(offer)).offers).toEqual([offer]);
});

test.each<[string, Partial<FlightOffer>]>([
  ['the id of another supplier', { id: 'two.x' }],
  ['an id that is too long with a seal', { id: `${LONGEST}x` }],
  ['prices in another currency', { price: { ...offer.price, currency: 'EUR' } }],
  [
    'a total in another currency',
    { price: { ...offer.price, intTotal: { ...offer.price.intTotal, currency: 'EUR' } } },
  ],
  ['one way of two', { itineraries: [outbound] }],
  ['a way without a flight', { itineraries: [outbound, { ...outbound, segments: [] }] }],
  [
    'other travelers',
    { travelerPricings: [adult], price: { ...offer.price, intTotal: adult.price.intTotal } },
  ],
])('an answer with %s is none at all', (_, change) => {
  expect(() => read(answer(offer, { ...offer, ...change }))).toThrow('nobody may sell');
});

test.each([
  ['names of places', { dictionaries: undefined }],
  ['names of aircraft', { dictionaries: { ...offer.dictionaries, aircraft: undefined } }],
  ['the rules of a fare', { fareRules: undefined }],
  ['who sells its ticket', { validatingAirlineCodes: undefined }],
  ['a list of who sells its ticket', { validatingAirlineCodes: { 0: 'AV' } }],
  ['a list of fares', { travelerPricings: [{ ...adult, fareDetailsBySegment: { 0: {} } }] }],
  [
    'prices before taxes',
    { travelerPricings: [{ ...adult, price: { ...adult.price, intBase: undefined } }] },
  ],
  ['taxes', { travelerPricings: [{ ...adult, price: { ...adult.price, taxes: undefined } }] }],
])('an answer without %s is none at all, and takes no other with it', (_, change) => {
  const lacking: FlightOffer = JSON.parse(JSON.stringify({ ...offer, ...change }));
  const alone = {
    ...offer,
    travelerPricings: [adult],
    price: { ...offer.price, intTotal: adult.price.intTotal },
  };
  const asked = { ...roundTrip(), travelerInfo: { adult: 1, child: 0, infant: 0 } };
  const readAlone = (one: FlightOffer) => usableAnswer({ name: 'one' }, asked, answer(one), 'USD');
  expect(readAlone(alone).offers).toHaveLength(1);
  const given = 'travelerPricings' in change ? lacking : { ...lacking, travelerPricings: [adult] };
  expect(() => readAlone({ ...given, price: alone.price })).toThrow('offers that');
});

test('an answer in another currency than the search is none', () => {
  expect(() => read(answer(offer), 'COP')).toThrow('prices in USD, not in COP');
});
