import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { drawThreads, type LoaderPool, loaderPool, type PoolLimits, type Seat } from './pool.ts';

/** A shell's half that hands a page's loader what it needs to hold on, and no more. */
const SHELL = 'module.exports = { shared: {}, loadPage: (load, question, signal) => load(signal) };';
const SOURCES = {
  /** Says that it is there, and keeps its thread for ever. */
  loops: `module.exports = () => { fetch('/api/loops'); for (;;); };`,
  ends: `module.exports = async () => ({ data: 'ended' });`,
  /** Says that it is there, and waits for the answer. */
  asks: `module.exports = async () => ({ data: await (await fetch('/api/asks')).text() });`,
};

let pool: LoaderPool | undefined;
const lost: string[] = [];
const start = (limits: Partial<PoolLimits> = {}) => {
  lost.length = 0;
  pool = loaderPool(
    { threads: 2, perNetwork: 100, graceMs: 250, heapMb: 64, ...limits },
    { stray: () => undefined, lost: (keys) => void lost.push(...keys) },
  );
};
afterEach(() => pool?.stop());

const half = (name: string, source: string) => ({ name, version: '1', source });
const LONG_MS = 60_000;
const take = (key: string, withinMs = LONG_MS) => pool?.take(key, '192.0.2.1', withinMs);

/** @returns what it answers, and when it has asked */
function run(
  key: keyof typeof SOURCES,
  seat: Seat | undefined,
  answer = new Promise<undefined>(() => undefined),
) {
  if (!seat) throw new Error('There is no place.');
  const { thread, leave } = seat;
  if (!thread.knows(key)) thread.teach({ key, host: half('host', SHELL), remote: half(key, SOURCES[key]) });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const given = thread
    .run({
      key,
      withinMs: LONG_MS,
      question: {
        remote: key,
        path: '/',
        params: {},
        url: 'http://localhost/',
        language: 'es',
        today: '2026-01-05',
        attribution: NO_ATTRIBUTION,
      },
      ask: () => {
        resolve();
        return answer;
      },
      onAsk: () => undefined,
    })
    .finally(leave);
  return { given, asked };
}

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 4],
])('a machine of %i cores has %i threads for pages', (cores, threads) => {
  expect(drawThreads(cores)).toBe(threads);
});

test('while one thread is kept for ever the pages of others are made in the other', async () => {
  start();
  await run('loops', take('loops'), Promise.resolve(undefined)).asked;
  for (let page = 0; page < 5; page += 1)
    expect(await run('ends', take('ends')).given).toMatchObject({ data: 'ended' });
});

test('a page goes where least is to be done, and where its code is if that is alike', async () => {
  start();
  await run('ends', take('ends')).given;
  const first = take('ends')?.thread;
  expect(take('ends')?.thread).toBe(first);
  run('ends', take('ends'));
  expect(take('ends')?.thread).not.toBe(first);
});

test('who waits for the API keeps no thread from others', async () => {
  start({ threads: 1 });
  const { promise: answer, resolve } = Promise.withResolvers<undefined>();
  const waiting = Array.from({ length: 30 }, () => run('asks', take('asks'), answer));
  for (const { asked } of waiting) await asked;
  expect(take('asks', 1)).toBeDefined();
  resolve(undefined);
  await Promise.all(waiting.map(({ given }) => given));
});

test('a page that would wait too long for its turn has no place, and has one when there is less to do', async () => {
  start({ threads: 1 });
  const { promise: answer, resolve } = Promise.withResolvers<undefined>();
  // None of them has its turn before this test has ended its own.
  const queued = Array.from({ length: 10 }, () => run('asks', take('asks'), answer));
  expect(take('asks', 20)).toBeUndefined();
  expect(take('asks', LONG_MS)).toBeDefined();
  resolve(undefined);
  await Promise.all(queued.map(({ given }) => given));
  expect(take('asks', 20)).toBeDefined();
});

test('a network has its share over all threads', () => {
  start({ perNetwork: 2 });
  const seats = [take('ends'), take('ends')];
  expect(take('ends')).toBeUndefined();
  expect(pool?.take('ends', '198.51.100.1', LONG_MS)).toBeDefined();
  seats[0]?.leave();
  expect(take('ends')).toBeDefined();
});
