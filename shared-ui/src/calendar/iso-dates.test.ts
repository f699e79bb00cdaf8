import { dateOf, isoOf, readTyped, typedOf } from './iso-dates.ts';

const MIN = '2026-11-21';

test.each([
  ['12/12/2026', 'es', '2026-12-12'],
  ['03/04/2027', 'es', '2027-04-03'],
  ['03/04/2027', 'en', '2027-03-04'],
  ['5-1-27', 'es', '2027-01-05'],
  ['24.12.2026', 'es', '2026-12-24'],
  ['24 12', 'es', '2026-12-24'],
  ['20/11', 'es', '2027-11-20'],
  ['24122026', 'es', '2026-12-24'],
  ['122426', 'en', '2026-12-24'],
  ['2011', 'es', '2027-11-20'],
] as const)('%s in %s is %s', (text, locale, iso) => {
  expect(readTyped(text, locale, MIN)).toBe(iso);
});

test.each(['', '31/02/2027', '12', 'mañana', '1/2/3/4', '13/13/2027'])('%s is no date', (text) => {
  expect(readTyped(text, 'es', MIN)).toBeUndefined();
});

test('a date is shown the way it is typed', () => {
  expect(typedOf('2026-12-03', 'es')).toBe('03/12/2026');
  expect(typedOf('2026-12-03', 'en')).toBe('12/03/2026');
  expect(typedOf('', 'es')).toBe('');
});

test('a day stays the same day in every zone', () => {
  const date = dateOf('2026-12-31');
  expect(date && isoOf(date)).toBe('2026-12-31');
  expect(dateOf('2026-02-30')).toBeUndefined();
});
