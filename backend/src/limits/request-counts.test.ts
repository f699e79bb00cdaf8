import { jest } from '@jest/globals';
import { countsInMemory } from './request-counts.ts';

const MINUTE_MS = 60_000;

afterEach(() => {
  jest.useRealTimers();
});

test('what was asked in a minute counts from the first request on, and no longer', () => {
  let now = 5000;
  const { count } = countsInMemory(undefined, () => now);
  const ask = () => count('somebody', MINUTE_MS, 3);
  expect(ask()).toEqual({ current: 1, ttl: MINUTE_MS });
  now += MINUTE_MS - 1;
  expect(ask()).toEqual({ current: 2, ttl: 1 });
  expect(count('somebody else', MINUTE_MS, 3).current).toBe(1);
  now += 1;
  expect(ask()).toEqual({ current: 1, ttl: MINUTE_MS });
});

test('a clock that is set back keeps nobody waiting', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z'), doNotFake: ['performance'] });
  const { count } = countsInMemory();
  count('somebody', MINUTE_MS, 3);
  jest.setSystemTime(Date.parse('2026-11-27T09:00:00Z'));
  expect(count('somebody', MINUTE_MS, 3).ttl).toBeLessThanOrEqual(MINUTE_MS);
});
