import { jest } from '@jest/globals';
import { whenStill } from './when-still.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const touch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test('long work waits until nobody has touched the page for three seconds, and is done once', () => {
  const work = jest.fn();
  whenStill(work);
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    jest.advanceTimersByTime(2900);
    touch(type);
  }
  jest.advanceTimersByTime(2900);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
  touch('pointerdown');
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('given up, it is not done', () => {
  const work = jest.fn();
  const stop = whenStill(work);
  touch('pointerdown');
  stop();
  jest.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
