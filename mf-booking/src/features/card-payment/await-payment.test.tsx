import { jest } from '@jest/globals';
import { awaitPayment } from './await-payment.ts';
import type { Settlement } from './settlement.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A signal, and how many wait for it now. */
function heardSignal() {
  const control = new AbortController();
  const { signal } = control;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  const listeners = new Set<unknown>();
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners.add(args[1]);
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners.delete(args[1]);
    remove(...args);
  };
  return { control, signal, waiting: () => listeners.size };
}

test('however often a pending payment is asked for, one pause at a time waits for the visitor to leave', async () => {
  const { signal, waiting } = heardSignal();
  const most: number[] = [];
  const answers: Settlement[] = [...Array(8).fill({ kind: 'pending' }), { kind: 'replaced' }];
  const ended = awaitPayment(async () => {
    most.push(waiting());
    return answers.shift() ?? { kind: 'refused' };
  }, signal);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await ended).toEqual({ kind: 'replaced' });
  expect(most).toEqual(Array(9).fill(0));
});

test('once the visitor has left nothing is asked any more, and nothing waits on', async () => {
  const { control, signal, waiting } = heardSignal();
  let asked = 0;
  const ended = awaitPayment(async () => {
    asked += 1;
    return { kind: 'pending' };
  }, signal);
  await jest.advanceTimersByTimeAsync(2000);
  control.abort();
  expect(await ended).toBeUndefined();
  expect([asked, waiting(), jest.getTimerCount()]).toEqual([1, 0, 0]);
});
