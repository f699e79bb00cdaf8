import { jest } from '@jest/globals';
import { watchSilence } from './watch-silence.ts';

const GRACE_MS = 250;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A silent thread. @param share of a processor that the machine gives it, or that it asks for */
function silentFor(ms: number, share: number) {
  const began = Date.now();
  const thread = { cpuUsage: async () => ({ user: (Date.now() - began) * share * 1000, system: 0 }) };
  const lose = jest.fn();
  const end = watchSilence(thread, GRACE_MS, lose);
  return { lose, end, over: () => jest.advanceTimersByTimeAsync(ms) };
}

test('a thread that works on without a word is lost', async () => {
  const { lose, over } = silentFor(2 * GRACE_MS, 1);
  await over();
  expect(lose).toHaveBeenCalledTimes(1);
});

test('one that the machine gives a tenth of a processor has ten times as long', async () => {
  const { lose, over } = silentFor(5 * GRACE_MS, 0.1);
  await over();
  expect(lose).not.toHaveBeenCalled();
  await over();
  await over();
  expect(lose).toHaveBeenCalledTimes(1);
});

test('one that waits and does nothing is lost at last', async () => {
  const { lose, over } = silentFor(41 * GRACE_MS, 0);
  await over();
  expect(lose).toHaveBeenCalledTimes(1);
});

test('one that cannot even be asked, since it is inside one endless call, is lost', async () => {
  const lose = jest.fn();
  watchSilence({ cpuUsage: () => new Promise(() => undefined) }, GRACE_MS, lose);
  await jest.advanceTimersByTimeAsync(20 * GRACE_MS);
  expect(lose).toHaveBeenCalledTimes(1);
});

test('one that has ended is lost', async () => {
  const lose = jest.fn();
  watchSilence({ cpuUsage: () => Promise.reject(new Error('ended')) }, GRACE_MS, lose);
  await jest.advanceTimersByTimeAsync(45 * GRACE_MS);
  expect(lose).toHaveBeenCalledTimes(1);
});

test('one that was heard is not', async () => {
  const { lose, end, over } = silentFor(10 * GRACE_MS, 1);
  await jest.advanceTimersByTimeAsync(GRACE_MS / 2);
  end();
  await over();
  expect(lose).not.toHaveBeenCalled();
});
