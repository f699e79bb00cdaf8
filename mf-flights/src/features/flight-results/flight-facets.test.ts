import { answerFacets, readChoices } from '@alisio/shared-contracts/facets';
import { itineraryKey } from '../../offers/flight-choices.ts';
import {
  EVENING_BACK,
  EVENING_OUT,
  itinerary,
  MORNING_BACK,
  NIGHT_OUT,
  offer,
} from '../../testing/offers.ts';
import { flightFacets, rowsOf } from './flight-facets.ts';

const ACROSS = itinerary(
  'AV4 BOG 2026-12-12T06:00 JFK 2026-12-12T11:40',
  'AA5 LGA 2026-12-12T15:10 MIA 2026-12-12T18:20',
);
const OFFERS = [
  offer({ total: 52_000, itineraries: [EVENING_OUT, MORNING_BACK] }),
  offer({ total: 60_050, itineraries: [EVENING_OUT, MORNING_BACK], family: 'CLASSIC', checkedBags: 1 }),
  offer({ total: 48_000, itineraries: [EVENING_OUT, EVENING_BACK] }),
  offer({ total: 30_000, itineraries: [NIGHT_OUT, EVENING_BACK], cabinBags: 0 }),
  offer({ total: 41_000, itineraries: [ACROSS, EVENING_BACK] }),
];

const asked = (address: string, outbound?: string) => {
  const rows = rowsOf(OFFERS, outbound);
  const question = flightFacets(outbound ? 'return' : 'outbound', 'USD');
  const words = new URLSearchParams(address);
  return answerFacets(
    rows,
    question,
    readChoices(rows, question.facets, (name) => words.getAll(name)),
  );
};
const bucket = (address: string, name: string, value: string) =>
  asked(address).values[name]?.find((one) => one.value === value);

test('a flight that is sold at two fares is one, at the lower price', () => {
  expect(asked('').count).toBe(3);
  expect(bucket('', 'stops', '0')).toEqual({ value: '0', count: 1, from: 48_000 });
  expect(bucket('', 'stops', '1')).toEqual({ value: '1', count: 2, from: 30_000 });
});

test('fares are kept one by one: what has a bag costs what it costs with it', () => {
  expect(asked('bags=checked').kept.map(({ price }) => price)).toEqual([60_050]);
  expect(bucket('bags=checked', 'stops', '0')?.from).toBe(60_050);
  expect(asked('fare=CLASSIC').count).toBe(1);
});

test.each([
  ['stops=0.1', 3],
  ['air=CM', 1],
  ['air=AV', 2],
  ['via=JFK', 1],
  ['via=LGA', 1],
  ['day=1', 2],
  ['stay=1', 2],
  ['day=1&stay=1', 1],
  ['dep=-720', 1],
  ['arr=-720', 1],
  ['time=-480', 1],
  ['price=-41000', 2],
  ['orig=LIM', 3],
])('%s keeps %i of three ways out', (address, count) => {
  expect(asked(address).count).toBe(count);
});

test('hours of the way out do not bind the way back, stops and airlines do', () => {
  const back = itineraryKey(EVENING_OUT);
  expect(asked('dep=1000-', back).count).toBe(2);
  expect(asked('dep2=1000-', back).count).toBe(1);
  expect(asked('air=LA', back).count).toBe(1);
});

test('the ends of the price are whole units around all prices', () => {
  expect(asked('').ranges.price).toMatchObject({ min: 30_000, max: 60_100 });
});
