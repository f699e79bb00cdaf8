import { NOTHING_TOLD } from '../testing/simulated-rollout.ts';
import type { Told } from './told.ts';
import { watchedRollout } from './watched-rollout.ts';

const MINUTE_MS = 60_000;
const PLAN = { steps: [0.05, 0.25], everyMs: 10 * MINUTE_MS, withinMs: 60 * MINUTE_MS, loads: 200 };

const toldOf = (loads: number): Told => ({
  candidate: { ...NOTHING_TOLD, loads },
  live: { ...NOTHING_TOLD, loads },
});
const rolloutFrom = (at: number) =>
  watchedRollout(PLAN, {
    ...{ at, share: 0.05, told: toldOf(0) },
    usual: { loads: 1000, troubled: 0 },
  });

test('a step lasts its time, however many come', () => {
  const rollout = rolloutFrom(0);
  rollout.look(MINUTE_MS, toldOf(5000));
  expect(rollout.look(10 * MINUTE_MS - 1, toldOf(9000))).toEqual({
    kind: 'stay',
    why: 'it stays at 5 % of visitors for 1 s, then 25 %',
  });
  expect(rollout.look(10 * MINUTE_MS, toldOf(9000))).toEqual({ kind: 'step', share: 0.25 });
});

test('a step waits for its visitors, and not for ever', () => {
  const rollout = rolloutFrom(0);
  rollout.look(MINUTE_MS, toldOf(150));
  const why = 'it stays at 5 % of visitors for 50 more page loads, then 25 %';
  expect(rollout.look(60 * MINUTE_MS - 1, toldOf(150))).toEqual({ kind: 'stay', why });
  expect(rollout.look(60 * MINUTE_MS, toldOf(150))).toEqual({ kind: 'given-up', why });
});

test('the next step has its own time and visitors', () => {
  const rollout = rolloutFrom(0);
  rollout.look(MINUTE_MS, toldOf(250));
  expect(rollout.look(10 * MINUTE_MS, toldOf(250))).toEqual({ kind: 'step', share: 0.25 });
  rollout.stepped(10 * MINUTE_MS, 0.25);
  expect(rollout.look(19 * MINUTE_MS, toldOf(250))).toMatchObject({
    why: 'it stays at 25 % of visitors for 200 more page loads',
  });
  rollout.look(20 * MINUTE_MS, toldOf(450));
  expect(rollout.look(24 * MINUTE_MS, toldOf(450))).toEqual({ kind: 'done' });
});
