import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import type { LoaderCallAnswer } from './messages.ts';
import { drawThreads, type LoaderPool, loaderPool, type PoolLimits, type Seat } from './pool.ts';

/** A shell's half that hands a page's loader what it needs to hold on, and no more. */
const SHELL = 'module.exports = { shared: {}, loadPage: (load, question, signal) => load(signal) };';
const SOURCES = {
  /** Says that it is there, and keeps its thread for ever. */
  loops: `module.exports = () => { fetch('/api/loops'); for (;;); };`,
  ends: `module.exports = async () => ({ data: 'ended' });`,
  hangs: 'module.exports = () => new Promise(() => undefined);',
  /** Says that it is there, and waits for the answer. */
  asks: `module.exports = async () => ({ data: await (await fetch('/api/asks')).text() });`,
};

let pool: LoaderPool | undefined;
const lost: string[] = [];
/** What was used is forgotten by this clock alone. */
let clock = 0;
const start = (limits: Partial<PoolLimits> = {}) => {
  lost.length = 0;
  clock = 0;
  pool = loaderPool(
    { threads: 2, graceMs: 250, heapMb: 64, places: 100, ...limits },
    { stray: () => undefined, lost: (keys) => void lost.push(...keys) },
    () => clock,
  );
};
afterEach(() => pool?.stop());

const half = (name: string, source: string) => ({ name, version: '1', source });
const LONG_MS = 60_000;
const BUSY = '192.0.2.1';
const ALONE = '198.51.100.1';
const take = (key: string, withinMs = LONG_MS, network = BUSY) => pool?.take(key, network, withinMs);

/** @returns what it answers, and when it has asked */
function run(
  key: keyof typeof SOURCES,
  seat: Seat | undefined,
  answer: Promise<LoaderCallAnswer | undefined> = new Promise<undefined>(() => undefined),
  network = BUSY,
) {
  if (!seat) throw new Error('There is no place.');
  const { thread, leave } = seat;
  if (!thread.knows(key)) thread.teach({ key, host: half('host', SHELL), remote: half(key, SOURCES[key]) });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const given = thread
    .run({
      key,
      network,
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

test('who asks without end has the thread while nobody else asks, and is after who asks now and then', async () => {
  start({ threads: 1 });
  const ended: string[] = [];
  const page = (name: string, network: string) =>
    run('ends', take('ends', LONG_MS, network), undefined, network).given.then(() => ended.push(name));
  const busy = Array.from({ length: 20 }, () => page('busy', BUSY));
  // Nineteen pages before it would be longer than it may take: it has only the one that has begun before it.
  expect(take('ends', 60)).toBeUndefined();
  expect(take('ends', 60, ALONE)).toBeDefined();
  await Promise.all([...busy, page('alone', ALONE)]);
  expect(ended.indexOf('alone')).toBeLessThan(3);
  expect(ended.filter((name) => name === 'busy')).toHaveLength(20);
});

test('nor does who asks without end come before it with what the API has answered at once', async () => {
  start({ threads: 1 });
  await run('ends', take('ends')).given;
  const { promise: answered, resolve } = Promise.withResolvers<LoaderCallAnswer>();
  const ended: string[] = [];
  const page = (name: string, network: string) => {
    const { given, asked } = run('asks', take('asks', LONG_MS, network), answered, network);
    return { asked, given: given.then(() => ended.push(name)) };
  };
  const pages = [...Array.from({ length: 20 }, () => page('busy', BUSY)), page('alone', ALONE)];
  await Promise.all(pages.map(({ asked }) => asked));
  resolve({ status: 200, text: '' });
  await Promise.all(pages.map(({ given }) => given));
  expect(ended.indexOf('alone')).toBeLessThan(3);
});

test('a page that waits for something else than the API keeps no turn from others', async () => {
  start({ threads: 1 });
  for (let page = 0; page < 3; page += 1) run('hangs', take('hangs'));
  expect(await run('ends', take('ends')).given).toMatchObject({ data: 'ended' });
});

test('of the places a network has as many as it leaves to others, over all threads', () => {
  start({ places: 4 });
  const seats = [take('ends'), take('ends'), take('ends'), take('ends')];
  expect(seats).not.toContain(undefined);
  expect(take('ends')).toBeUndefined();
  expect([1, 2, 3].map(() => take('ends', LONG_MS, ALONE) !== undefined)).toEqual([true, true, false]);
  expect(take('ends', LONG_MS, '203.0.113.1')).toBeDefined();
  for (const seat of seats) seat?.leave();
  expect(take('ends')).toBeDefined();
});
