import fc from 'fast-check';
import { gapsIn, merged, readStretches, type Stretch, stretchText, without } from './stretches.ts';

const numbers = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
const of = (list: readonly number[]): Stretch[] => list.map((one) => ({ first: one, last: one }));
const every = (stretches: readonly Stretch[]): Set<number> =>
  new Set(
    stretches.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );

test('stretches are sets of numbers: put together, and taken from each other', () => {
  fc.assert(
    fc.property(numbers, numbers, (some, others) => {
      expect(every(merged(of(some)))).toEqual(new Set(some));
      expect(every(without(of(some), of(others)))).toEqual(
        new Set(some.filter((one) => !others.includes(one))),
      );
      const there = new Set(some);
      const [low, high] = [Math.min(...some), Math.max(...some)];
      for (const gap of every(gapsIn([...there]))) {
        expect(gap > low && gap < high && !there.has(gap)).toBe(true);
      }
      expect(every(gapsIn([...there])).size).toBe(there.size === 0 ? 0 : high - low + 1 - there.size);
    }),
  );
});

test('what is written is read back, and nothing else is read', () => {
  expect(readStretches('7, 9-12')).toEqual([
    { first: 7, last: 7 },
    { first: 9, last: 12 },
  ]);
  expect(
    stretchText([
      { first: 7, last: 7 },
      { first: 9, last: 12 },
    ]),
  ).toBe('7,9-12');
  for (const text of ['', 'x', '0', '07', '9-7', '7,', '-7', '7-', '1e3', '9007199254740993'])
    expect(readStretches(text)).toBeUndefined();
});
