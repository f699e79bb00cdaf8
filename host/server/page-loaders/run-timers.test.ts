import { jest } from '@jest/globals';
import { runTimers } from './run-timers.ts';

let run: number | undefined;
let timers: ReturnType<typeof runTimers>;
const rings = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  rings.mockClear();
  timers = runTimers(() => run);
  run = 1;
  timers.begin(1);
  timers.begin(2);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a timer of a page rings with what it was given, unless it is taken back', () => {
  timers.setTimeout(rings, 10, 'given');
  timers.clearTimeout(timers.setTimeout(rings, 10, 'taken back'));
  timers.clearTimeout(undefined);
  jest.advanceTimersByTime(10);
  expect(rings.mock.calls).toEqual([['given']]);
});

test('timers end with their page, those of others ring', () => {
  timers.setTimeout(rings, 10, 'left behind');
  run = 2;
  timers.setTimeout(rings, 10, 'of another');
  timers.end(1);
  jest.advanceTimersByTime(10);
  expect(rings.mock.calls).toEqual([['of another']]);
});

test('a page that has ended sets no timer, nor does what belongs to no page', () => {
  timers.end(1);
  timers.setTimeout(rings, 10);
  run = undefined;
  timers.setTimeout(rings, 10);
  jest.advanceTimersByTime(10);
  expect(rings).not.toHaveBeenCalled();
});

test('nobody takes back the timer of another page', () => {
  const timer = timers.setTimeout(rings, 10);
  run = 2;
  timers.clearTimeout(timer);
  jest.advanceTimersByTime(10);
  expect(rings).toHaveBeenCalledTimes(1);
});
