import { jest } from '@jest/globals';
import { keptAnswer } from './kept-answer.ts';

/** Longer than any test: a test that waits for it fails by that. */
const FOR_EVER_MS = 600_000;

afterEach(() => jest.restoreAllMocks());

test('only the first ask is waited for, also while nothing is known', async () => {
  let now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const asks: ((value: object | undefined) => void)[] = [];
  const given = keptAnswer<object>(() => new Promise((resolve) => asks.push(resolve)), {
    freshMs: 1000,
    waitMs: FOR_EVER_MS,
  });
  const first = given();
  now += FOR_EVER_MS + 1;
  asks[0]?.(undefined);
  expect(await first).toBeUndefined();
  now += FOR_EVER_MS;
  // It is asked again, and nothing comes.
  expect(await given()).toBeUndefined();
  expect(asks).toHaveLength(2);
});
