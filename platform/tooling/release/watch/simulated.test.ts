import { PLAN, type Simulated, simulatedRollout } from '../testing/simulated-rollout.ts';

/** `RUNS=10` tries ten times as many. */
const RUNS = Number(process.env.RUNS || 1);

const HOUR_S = 3600;
/** A visitor in so many sees something break whatever the version, an outage of the API included. */
const USUALS = {
  never: () => 0,
  'one of five hundred': () => 0.002,
  'one of fifty': () => 0.02,
  'one of ten': () => 0.1,
  'one of three, in an outage of the API': (at: number) =>
    at > HOUR_S / 3 && at < HOUR_S / 2 ? 0.35 : 0.005,
};
const VISITORS = { few: 10, some: 100, many: 1000 };

function outcomesOf(count: number, site: (seed: number) => Omit<Simulated, 'seed'>) {
  return Array.from({ length: count * RUNS }, (_, index) =>
    simulatedRollout({ seed: 7919 * (index + 1), ...site(index) }),
  );
}
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

const usuals = Object.values(USUALS);
const visitors = Object.values(VISITORS);

test('of a hundred healthy candidates less than one is taken back, and nearly all go to everybody', () => {
  const outcomes = outcomesOf(150, (index) => {
    const usual: (at: number) => number = usuals[index % usuals.length] ?? USUALS.never;
    return { visitors: visitors[index % visitors.length] ?? 1, usual, candidate: usual };
  });
  expect(shareOf(outcomes, ({ action }) => action === 'back')).toBeLessThan(0.01);
  expect(shareOf(outcomes, ({ action, share }) => action === 'step' && share === 1)).toBeGreaterThan(0.95);
});

test.each(Object.entries(VISITORS))(
  'a candidate that breaks for one of ten is taken back before it has a quarter, of %s visitors',
  (_, each) => {
    const outcomes = outcomesOf(60, (index) => {
      const usual: (at: number) => number = usuals[index % 3] ?? USUALS.never;
      return { visitors: each, usual, candidate: (at) => usual(at) + 0.1 };
    });
    expect(shareOf(outcomes, ({ action, share }) => action === 'back' && share < 0.25)).toBeGreaterThan(0.95);
  },
);

test('one that is painted half again as late is taken back', () => {
  const outcomes = outcomesOf(40, () => ({
    ...{ visitors: 100, usual: () => 0.002, candidate: () => 0.002 },
    slower: 1.5,
  }));
  expect(shareOf(outcomes, ({ action }) => action === 'back')).toBeGreaterThan(0.95);
});

test('where nobody comes it stays at its share, and the watch ends with that', () => {
  const [outcome] = outcomesOf(1, () => ({ visitors: 0.5, usual: () => 0, candidate: () => 0 }));
  expect(outcome).toEqual({ action: 'given-up', share: 0.05, minutes: PLAN.withinMs / 60_000 });
});
