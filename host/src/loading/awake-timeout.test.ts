import { jest } from '@jest/globals';
import { awakeTimeout } from './awake-timeout.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('ends when its time is over, and not before', () => {
  const told = jest.fn();
  awakeTimeout(told, 4500);
  jest.advanceTimersByTime(4499);
  expect(told).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a page that was held for all of the time hears what came before it is told that nothing did', () => {
  const waiting: (() => void)[] = [];
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((then: () => void) => waiting.push(then)) as never);
  const told = jest.fn();
  awakeTimeout(told, 4500);
  // However late the timer of the held page is called: once.
  waiting.shift()?.();
  expect(told).not.toHaveBeenCalled();
  expect(waiting).toHaveLength(1);
});

test('nothing is told once it was ended', () => {
  const told = jest.fn();
  const end = awakeTimeout(told, 4500);
  jest.advanceTimersByTime(2000);
  end();
  jest.advanceTimersByTime(10_000);
  expect(told).not.toHaveBeenCalled();
});
