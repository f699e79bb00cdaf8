import { KeptAnswers } from './index.ts';

const MINUTE_MS = 60_000;
const { now: realNow } = Date;
let now = 0;

beforeEach(() => {
  now = Date.UTC(2026, 10, 28);
  Date.now = () => now;
});
afterEach(() => {
  Date.now = realNow;
});

test('the same is asked once while it is asked, and for half an hour after', async () => {
  const kept = new KeptAnswers<number>();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return asked;
  };
  expect(await Promise.all([kept.of('bog', ask), kept.of('bog', ask), kept.of('mad', ask)])).toEqual([
    1, 1, 2,
  ]);
  now += 30 * MINUTE_MS - 1;
  expect(await kept.of('bog', ask)).toBe(1);
  now += 1;
  expect(await kept.of('bog', ask)).toBe(3);
});

test('a failure is asked again', async () => {
  const kept = new KeptAnswers<string>();
  await expect(kept.of('bog', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.of('bog', async () => 'here')).toBe('here');
});
