import { expect, test } from '@jest/globals';
import { loadAirports } from '../airports/index.ts';
import { ProblemError } from '../problems/index.ts';
import { refuseUnknown } from './refuse-legs.ts';
import { roundTrip, searchOf } from './testing/searches.ts';
import { unknownPlacesOf } from './unknown-places.ts';

const airports = loadAirports();
const inventory = {
  unknownPlaces: (search: ReturnType<typeof searchOf>) => unknownPlacesOf(search, airports),
};
const refused = (search: ReturnType<typeof searchOf>) => {
  try {
    refuseUnknown(inventory, search);
  } catch (error) {
    return error instanceof ProblemError ? error.detail.errors : error;
  }
  return undefined;
};

test('a place that nobody knows is refused where it stands, on the way out and back', () => {
  expect(refused(roundTrip({ from: 'BOG', to: 'QQQ' }))).toEqual([
    { path: 'legInfo.1.to', code: 'unknown-place' },
    { path: 'legInfo.2.from', code: 'unknown-place' },
  ]);
});

test('airports and cities of several are known', () => {
  expect(refused(searchOf({ from: 'LGA', to: 'LON' }))).toBeUndefined();
});
