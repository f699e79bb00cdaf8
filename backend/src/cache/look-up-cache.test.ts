import { LookUpCache } from './index.ts';

const MINUTE_MS = 60_000;
/** UTC milliseconds */
const BEGAN = Date.UTC(2026, 0, 5);
let now = BEGAN;
let asked: string[] = [];
beforeEach(() => {
  now = BEGAN;
  asked = [];
});
const cache = (most = 10) => new LookUpCache<string>({ most, now: () => now });
const ask = async (key: string) => {
  asked.push(key);
  return `${key} ${asked.length}`;
};

test('an answer is kept for 30 minutes (§4)', async () => {
  const answers = cache();
  expect(await answers.get('a', ask)).toBe('a 1');
  now = BEGAN + 30 * MINUTE_MS;
  expect(await answers.get('a', ask)).toBe('a 1');
  now = BEGAN + 30 * MINUTE_MS + 1;
  expect(await answers.get('a', ask)).toBe('a 2');
});

test('who asks the same at the same time waits for one answer', async () => {
  const answers = cache();
  expect(await Promise.all([answers.get('a', ask), answers.get('a', ask), answers.get('b', ask)])).toEqual([
    'a 1',
    'a 1',
    'b 2',
  ]);
});

test('a failure reaches those who wait and is asked again by the next', async () => {
  const answers = cache();
  const fail = () => Promise.reject(new Error('down'));
  const waiting = [answers.get('a', fail), answers.get('a', ask)];
  expect(await Promise.allSettled(waiting)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(asked).toEqual([]);
  expect(await answers.get('a', ask)).toBe('a 1');
});

test('what has ended is swept every 10 minutes, and the one not asked for longest goes when there are too many', async () => {
  const answers = cache(2);
  await answers.get('a', ask);
  await answers.get('b', ask);
  await answers.get('c', ask);
  expect(answers.size).toBe(2);
  await answers.get('b', ask);
  expect(asked).toEqual(['a', 'b', 'c']);
  now = BEGAN + 40 * MINUTE_MS;
  await answers.get('d', ask);
  expect(answers.size).toBe(1);
});
