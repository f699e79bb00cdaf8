import { jest } from '@jest/globals';
import { type Breaker, breaker } from './breaker.ts';

const REST_MS = 30_000;
let one: Breaker;
beforeEach(() => {
  jest.useFakeTimers();
  one = breaker({ most: 3, restMs: REST_MS });
});
afterEach(() => void jest.useRealTimers());

const goes = (...well: boolean[]) => well.map((each) => one.went('a', each)).at(-1);

test('what fails often is left alone for a while, and nothing else is', () => {
  expect(goes(false, false)).toBeUndefined();
  expect(one.mayTry('a')).toBe(true);
  expect(goes(false)).toEqual({ since: Date.now(), until: Date.now() + REST_MS });
  expect([one.mayTry('a'), one.mayTry('b')]).toEqual([false, true]);
  expect(one.resting().map(([key]) => key)).toEqual(['a']);
});

test('what goes well between takes failures back', () => {
  goes(false, false, true, false, true, false, true, false);
  expect(one.mayTry('a')).toBe(true);
  expect(one.resting()).toEqual([]);
});

test('after its rest one is tried, and the others when that went well', () => {
  goes(false, false, false);
  jest.advanceTimersByTime(REST_MS);
  expect([one.mayTry('a'), one.mayTry('a')]).toEqual([true, false]);
  goes(true);
  expect([one.mayTry('a'), one.mayTry('a')]).toEqual([true, true]);
  expect(one.resting()).toEqual([]);
  expect(goes(false, false)).toBeUndefined();
});

test('a try that fails makes the rest twice as long, and it is told since when', () => {
  const since = Date.now();
  goes(false, false, false);
  jest.advanceTimersByTime(REST_MS);
  one.mayTry('a');
  expect(goes(false)).toEqual({ since, until: Date.now() + 2 * REST_MS });
  jest.advanceTimersByTime(2 * REST_MS - 1);
  expect(one.mayTry('a')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(one.mayTry('a')).toBe(true);
});

test('what was begun before the rest decides nothing in it', () => {
  goes(false, false, false);
  expect(goes(false)).toBeUndefined();
  expect(goes(true)).toBeUndefined();
  expect(one.mayTry('a')).toBe(false);
});

test('a try of which nothing is heard is followed by another', () => {
  goes(false, false, false);
  jest.advanceTimersByTime(REST_MS);
  expect(one.mayTry('a')).toBe(true);
  jest.advanceTimersByTime(REST_MS);
  expect(one.mayTry('a')).toBe(true);
});
