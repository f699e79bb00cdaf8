import { dayByKey, monthsLater, weeksOf, withinMonth } from './month-days.ts';

test('a month begins under its weekday, on Monday or on Sunday', () => {
  expect(weeksOf('2026-11', 1)[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
  expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-11', 1).flat().filter(Boolean)).toHaveLength(30);
  expect(
    weeksOf('2028-02', 1)
      .flat()
      .at(-1 - 5),
  ).toBe('2028-02-29');
});

test('months go on over the end of a year', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01');
  expect(monthsLater('2026-01', -1)).toBe('2025-12');
});

test('a month later is never a day that does not exist', () => {
  expect(dayByKey('2027-01-31', 'PageDown', 1)).toBe('2027-02-28');
  expect(dayByKey('2026-11-26', 'Home', 0)).toBe('2026-11-22');
  expect(dayByKey('2026-11-26', 'Enter', 0)).toBeUndefined();
});

test('a range that covers a month covers all of its days, and one that does not, none', () => {
  const covers = (from: string, to: string) => {
    const [start, end] = [withinMonth('2026-11', from), withinMonth('2026-11', to)];
    return weeksOf('2026-11', 1)
      .flat()
      .filter((day) => day > start && day < end).length;
  };
  expect(covers('2026-10-12', '2026-12-12')).toBe(30);
  expect(covers('2026-12-01', '2026-12-12')).toBe(0);
  expect(covers('2026-11-28', '2026-12-12')).toBe(2);
});
