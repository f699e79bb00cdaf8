import { RenewedCache } from './index.ts';

const MINUTE_MS = 60_000;
/** UTC milliseconds */
const BEGAN = Date.UTC(2026, 0, 5);
let now = BEGAN;
let asked = 0;
const failures: unknown[] = [];
beforeEach(() => {
  now = BEGAN;
  asked = 0;
  failures.length = 0;
});
const cache = () =>
  new RenewedCache<number>({ most: 10, now: () => now, onFailure: (error) => failures.push(error) });
const ask = async () => ++asked;
const fail = () => Promise.reject(new Error('down'));

test('who asks at the same time, or within half an hour, has one answer', async () => {
  const answers = cache();
  expect(await Promise.all([answers.get('a', ask), answers.get('a', ask)])).toEqual([1, 1]);
  now += 30 * MINUTE_MS;
  expect(await answers.get('a', ask)).toBe(1);
  expect(asked).toBe(1);
});

test('after that the old one is given at once, and the next has a new one, asked for once', async () => {
  const answers = cache();
  await answers.get('a', ask);
  now += 31 * MINUTE_MS;
  expect(await Promise.all([answers.get('a', ask), answers.get('a', ask)])).toEqual([1, 1]);
  expect(asked).toBe(2);
  expect(await answers.get('a', ask)).toBe(2);
});

test('what lacks something is looked up again after a minute, until it is whole', async () => {
  const answers = new RenewedCache<number>({ most: 10, now: () => now, isWhole: (answer) => answer > 2 });
  for (const known of [1, 2]) {
    expect(await answers.get('a', ask)).toBe(known);
    now += MINUTE_MS;
    expect(await answers.get('a', ask)).toBe(known);
    now += 1;
    expect(await answers.get('a', ask)).toBe(known);
  }
  now += 29 * MINUTE_MS;
  expect(await answers.get('a', ask)).toBe(3);
  expect(asked).toBe(3);
});

test('what cannot be renewed stands and is tried again, for three hours', async () => {
  const answers = cache();
  await answers.get('a', ask);
  now += 31 * MINUTE_MS;
  expect(await answers.get('a', fail)).toBe(1);
  expect(await answers.get('a', fail)).toBe(1);
  expect(failures).toHaveLength(2);
  now = BEGAN + 181 * MINUTE_MS;
  await expect(answers.get('a', fail)).rejects.toThrow('down');
  expect(await answers.get('a', ask)).toBe(2);
});
