import { jest } from '@jest/globals';
import { within } from './within.ts';

const never = new Promise<never>(() => undefined);
const late = () => 'late';
const fails = () => {
  throw new RangeError('too late');
};

test('what is there in time is given, and what fails in time fails', async () => {
  expect(await within(Promise.resolve('there'), { ms: 60_000, late })).toBe('there');
  expect(await within(Promise.resolve('there'), { late })).toBe('there');
  await expect(within(Promise.reject(new TypeError('no')), { ms: 60_000, late })).rejects.toThrow(TypeError);
});

test('what never comes is over by the clock, or by the signal, also by one that was aborted before', async () => {
  expect(await within(never, { ms: 5, late })).toBe('late');
  await expect(within(never, { ms: 5, late: fails })).rejects.toThrow(RangeError);
  const stop = new AbortController();
  const waiting = within(never, { ms: 60_000, signal: stop.signal, late: fails });
  stop.abort();
  await expect(waiting).rejects.toThrow(RangeError);
  expect(await within(never, { signal: stop.signal, late })).toBe('late');
});

test('what fails after its time troubles nobody', async () => {
  const asked = Promise.withResolvers<string>();
  expect(await within(asked.promise, { ms: 5, late })).toBe('late');
  asked.reject(new Error('much too late'));
  // A rejection that nobody handles would end the test run.
  await new Promise((next) => setImmediate(next));
});

test.each([
  ['the clock', () => ({ ms: 5 })],
  ['a signal', () => ({ signal: AbortSignal.timeout(5) })],
])('what is done is not late by %s because its process was busy', async (_, wait) => {
  const done = new Promise<string>((resolve) => setImmediate(() => resolve('there')));
  const waiting = within(done, { ...wait(), late });
  const until = performance.now() + 30;
  while (performance.now() < until);
  expect(await waiting).toBe('there');
});

test('a wait that is over leaves no timer', async () => {
  jest.useFakeTimers();
  try {
    const waiting = within(Promise.resolve('there'), { ms: 60_000, late });
    expect(jest.getTimerCount()).toBe(1);
    await waiting;
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('a wait that is over leaves nothing at its signal', async () => {
  const { signal } = new AbortController();
  const [added, removed]: unknown[][] = [[], []];
  signal.addEventListener = (_: string, listener: unknown) => added?.push(listener);
  signal.removeEventListener = (_: string, listener: unknown) => removed?.push(listener);
  await within(Promise.resolve('there'), { signal, late });
  expect(added).toHaveLength(1);
  expect(removed).toEqual(added);
});
