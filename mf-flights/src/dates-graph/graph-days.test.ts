import { firstDayOf, linesOf, lowDaysOf, usualOf } from './graph-days.ts';

const days = (...units: number[]) =>
  units.map((each, index) => ({ date: `2026-12-${String(index + 1).padStart(2, '0')}`, units: each }));

test('the days stand around the departure, and all of them can be searched, their returns too', () => {
  expect(firstDayOf('2027-02-20', '2026-11-21')).toBe('2027-02-06');
  expect(firstDayOf('2026-11-25', '2026-11-21')).toBe('2026-11-21');
  expect(firstDayOf('2027-10-15', '2026-11-21')).toBe('2027-08-19');
  expect(firstDayOf('2027-10-08', '2026-11-21', 7)).toBe('2027-08-12');
});

test('what is usual is in the middle, and the lowest are a tenth', () => {
  const ten = days(10, 20, 30, 40, 50, 60, 70, 80, 90, 100);
  expect(usualOf(ten)).toBe(60);
  expect([...lowDaysOf(ten)]).toEqual(['2026-12-01']);
  expect([...lowDaysOf(days(5, 5, 5))]).toEqual([]);
  expect([usualOf([]), lowDaysOf([]).size]).toEqual([0, 0]);
});

test('lines across stand at round numbers', () => {
  expect(linesOf(3600)).toEqual([1000, 2000, 3000]);
  expect(linesOf(14_200_000)).toEqual([5_000_000, 10_000_000]);
  expect(linesOf(2)).toEqual([1, 2]);
});
