import { joinDate, splitDate } from './partial-date.ts';

test('a whole date is ISO, with the zeros that were not typed', () => {
  expect(joinDate({ year: '1986', month: '3', day: '4' })).toBe('1986-03-04');
});

test('a date under way survives being kept as text', () => {
  const parts = { year: '198', month: '03', day: '' };
  expect(splitDate(joinDate(parts))).toEqual(parts);
});

test('nothing typed is no date', () => {
  expect(joinDate({ year: '', month: '', day: '' })).toBe('');
});
