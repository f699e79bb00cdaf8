import { EVENING_OUT, MORNING_BACK, NIGHT_OUT, offer } from '../../../testing/offers.ts';
import { flightsWaiting } from './use-held-offers.ts';

const evening = () => offer({ itineraries: [EVENING_OUT, MORNING_BACK] });
const night = () => offer({ itineraries: [NIGHT_OUT, MORNING_BACK] });

test('flights that wait are counted once; where all of them are shown, their other fares', () => {
  expect(flightsWaiting([night(), night(), evening()], [evening()])).toBe(1);
  expect(flightsWaiting([evening(), evening()], [evening()])).toBe(2);
  expect(flightsWaiting([], [evening()])).toBe(0);
});
