import { COUNTRIES } from '../visitor/index.ts';
import { todayIn, zoneOfCountry } from './index.ts';

test.each(COUNTRIES)('%s has a zone that is known', (country) => {
  expect(todayIn(zoneOfCountry(country) ?? '', new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-22');
});

test('the evening in Bogotá is of the day before that of UTC; nobody knows where a nowhere is', () => {
  expect(todayIn(zoneOfCountry('CO') ?? '', new Date('2026-11-22T01:30:00Z'))).toBe('2026-11-21');
  expect(zoneOfCountry('ZZ')).toBeUndefined();
  expect(zoneOfCountry(null)).toBeUndefined();
});
