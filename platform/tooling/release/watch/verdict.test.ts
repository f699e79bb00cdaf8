import { NOTHING_TOLD } from '../testing/simulated-rollout.ts';
import { binomialTail } from './binomial-tail.ts';
import { NO_COMPARISON, withStretch } from './comparison.ts';
import type { Told, ToldOf } from './told.ts';
import { verdictOn } from './verdict.ts';

const told = (more: Partial<ToldOf>): ToldOf => ({
  ...NOTHING_TOLD,
  networks: { loads: more.loads ?? 0, troubled: more.troubled ?? 0 },
  ...more,
});
const EMPTY: Told = { candidate: NOTHING_TOLD, live: NOTHING_TOLD };
const usual = { loads: 10_000, troubled: 20 };

function verdict(candidate: Partial<ToldOf>, live: Partial<ToldOf>, hours = 1) {
  const now = { candidate: told(candidate), live: told(live) };
  const comparison = withStretch(NO_COMPARISON, EMPTY, now) ?? NO_COMPARISON;
  return verdictOn({ comparison, candidate: now.candidate, usual, hours });
}

test.each([
  [2, 3, 0.5, 0.5],
  [10, 10, 0.1, 1e-10],
  [1, 100, 0.01, 1 - 0.99 ** 100],
  [60, 100, 0.5, 0.0284439668],
])('%d or more of %d with chance %d', (found, trials, chance, expected) => {
  expect(binomialTail(found, trials, chance)).toBeCloseTo(expected, 10);
});

test('one in ten against hardly any is worse', () => {
  expect(verdict({ loads: 100, troubled: 10 }, { loads: 1900, troubled: 4 })).toMatchObject({
    kind: 'worse',
    why: 'something broke in 10 of 100 page loads, in the live version in 0.21',
  });
});

test('what one network shouts, or two, takes nothing back, and nothing goes on with it', () => {
  const networks = { loads: 90, troubled: 2 };
  expect(verdict({ loads: 100, troubled: 50, networks }, { loads: 1900 }).kind).toBe('doubtful');
});

test('a few more than live are within its limits, and so is a new problem of one load in a thousand', () => {
  expect(verdict({ loads: 4000, troubled: 52 }, { loads: 76_000, troubled: 760 }).kind).toBe('within');
  expect(verdict({ loads: 4000, troubled: 4 }, { loads: 76_000 }).kind).toBe('within');
});

test('live that is troubled as it never was is nothing to compare with', () => {
  expect(verdict({ loads: 400, troubled: 40 }, { loads: 7600, troubled: 760 })).toMatchObject({
    kind: 'doubtful',
    why: expect.stringContaining('the live version itself'),
  });
});

test('pages that are painted a third later are worse; a tenth, or what nobody feels, is not', () => {
  const painted = (...values: number[]) => ({
    ...NOTHING_TOLD.vitals,
    LCP: new Map(values.map((upTo) => [upTo, 1000])),
  });
  const live = { loads: 400, vitals: painted(1000, 1500, 2000, 2600) };
  const of = (...values: number[]) => verdict({ loads: 400, vitals: painted(...values) }, live);
  expect(of(1400, 2000, 2700, 3400)).toMatchObject({
    kind: 'worse',
    why: 'a quarter of its pages has LCP above 2700 ms, of the live version above 2000 ms',
  });
  expect(of(1100, 1650, 2200, 2860).kind).toBe('within');
  const fast = { loads: 400, vitals: painted(100, 150, 200, 260) };
  expect(verdict({ loads: 400, vitals: painted(150, 225, 300, 390) }, fast).kind).toBe('within');
});

test('paints that one network tells of, or two, take nothing back, and nothing goes on with them', () => {
  const painted = (late: number) => ({
    ...NOTHING_TOLD.vitals,
    LCP: new Map([
      [1000, 75],
      [2000, 25],
      [9000, late],
    ]),
  });
  const of = (late: number, hours?: number) =>
    verdict({ loads: 400, vitals: painted(late) }, { loads: 400, vitals: painted(0) }, hours).kind;
  expect(of(100)).toBe('doubtful');
  expect(of(200)).toBe('worse');
  expect(of(200, 2)).toBe('doubtful');
});
