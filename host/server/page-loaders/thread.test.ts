import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { jest } from '@jest/globals';
import { recentUse } from './fair-turns.ts';
import { type LoaderThread, loaderThread, type ThreadRun } from './thread.ts';

const GRACE_MS = 250;
const WITHIN_MS = 1500;

/** A shell's half that hands a page's loader what it needs to hold on, and no more. */
const SHELL = 'module.exports = { shared: {}, loadPage: (load, question, signal) => load(signal) };';
/** Asks once, and ends when its time is over. */
const WAITS = `module.exports = (signal) => {
  fetch('/api/waits');
  return new Promise((end) => signal.addEventListener('abort', () => end({ data: 'waited' })));
};`;
/** Asks, and then keeps the thread for ever. */
const LOOPS = `module.exports = () => {
  fetch('/api/loops');
  for (;;);
};`;
/** Gives what it is answered. */
const ASKS = `module.exports = async () => ({ data: await (await fetch('/api/asks')).text() });`;
/** Asks once it is over. */
const LINGERS = `module.exports = async () => {
  (async () => {
    for (let turn = 0; turn < 100; turn += 1) await null;
    await fetch('/api/lingers');
  })();
  return { data: 'left' };
};`;
/** Asks for two at once, and for a third when it has the first. */
const CHAINS = `module.exports = async () => {
  const ask = async (name) => (await fetch('/api/' + name)) && name;
  const [first, second] = [ask('a'), ask('b')];
  return { data: [await first, await ask('c'), await second].join() };
};`;
/** Works for a moment. */
const TOILS = `module.exports = async () => {
  const end = performance.now() + 60;
  while (performance.now() < end);
  return { data: 'toiled' };
};`;
/** Of the thread that answers pages. */
const keepBusy = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
/** Keeps the thread, and speaks all the while. */
const WORKS = `module.exports = async () => {
  for (let call = 0; call < 4; call += 1) fetch('/api/works');
  return { data: 'worked' };
};`;

const SOURCES = {
  waits: WAITS,
  works: WORKS,
  loops: LOOPS,
  asks: ASKS,
  lingers: LINGERS,
  chains: CHAINS,
  toils: TOILS,
};

let thread: LoaderThread;
const lost: string[] = [];
const lostKeys: (readonly string[])[] = [];
const strays: string[] = [];
const half = (name: string, source: string) => ({ name, version: '1', source });
const teach = (key: keyof typeof SOURCES, as: string = key) =>
  thread.teach({ key: as, host: half('host', SHELL), remote: half(as, SOURCES[key]) });
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  for (const heard of [lost, lostKeys, strays]) heard.length = 0;
  thread = loaderThread(
    { graceMs: GRACE_MS, heapMb: 64, places: 40 },
    {
      stray: (_key, fault) => void strays.push(fault),
      lost: (keys, fault) => {
        lost.push(fault);
        lostKeys.push(keys);
      },
    },
    recentUse(),
  );
  for (const key of ['waits', 'works', 'loops', 'asks', 'lingers', 'chains', 'toils'] as const) teach(key);
});
afterEach(async () => {
  jest.useRealTimers();
  await thread.stop();
});

const run = (key: string, ask: ThreadRun['ask']) =>
  thread.run({
    key,
    network: '192.0.2.1',
    withinMs: WITHIN_MS,
    question: {
      remote: key,
      path: '/',
      params: {},
      url: 'http://localhost/',
      language: 'es',
      today: '2026-01-05',
      attribution: NO_ATTRIBUTION,
    },
    ask,
    onAsk: () => undefined,
  });

test('a thread that speaks is at work: who is over in it is not taken for one in a loop', async () => {
  const hasBegun = Promise.withResolvers<void>();
  const waiting = run('waits', async () => {
    hasBegun.resolve();
    return { status: 200, text: '' };
  });
  await hasBegun.promise;
  jest.advanceTimersByTime(WITHIN_MS - 1);
  // Each of its words comes when more than half of the patience is used up.
  const working = run('works', async () => {
    jest.advanceTimersByTime(GRACE_MS * 0.6);
    return { status: 200, text: '' };
  });
  jest.advanceTimersByTime(1);
  expect(await working).toMatchObject({ data: 'worked' });
  expect(await waiting).toMatchObject({ data: 'waited' });
  expect(lost).toEqual([]);
});

test('what a thread said while nobody could hear it counts: it is not taken for one in a loop', async () => {
  const hasBegun = Promise.withResolvers<void>();
  const waiting = run('waits', async () => {
    hasBegun.resolve();
    return { status: 200, text: '' };
  });
  await hasBegun.promise;
  jest.advanceTimersByTime(WITHIN_MS);
  // It ends now, and its patience is used up before there is a turn to hear of it.
  keepBusy();
  jest.advanceTimersByTime(GRACE_MS);
  expect(await waiting).toMatchObject({ data: 'waited' });
  expect(lost).toEqual([]);
});

test('an answer that waits for its turn is told when the page goes on and asks again', async () => {
  const [asked, answerNow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const chain = run('chains', async ({ path }) => {
    if (path === '/b') asked.resolve();
    if (path !== '/c') await answerNow.promise;
    return { status: 200, text: '' };
  });
  await asked.promise;

  const others = Array.from({ length: 4 }, () => run('toils', () => answered()));
  answerNow.resolve();
  expect(await chain).toMatchObject({ data: 'a,c,b' });
  for (const other of others) expect(await other).toMatchObject({ data: 'toiled' });
});

const answered = async (text = '') => ({ status: 200, text });
const untilLost = async () => {
  jest.advanceTimersByTime(WITHIN_MS);
  while (lost.length === 0) {
    jest.advanceTimersByTime(GRACE_MS);
    await new Promise((turn) => setImmediate(turn));
  }
};

test('forty loaders run at a time, whoever they are for; a further page asks by itself, until one has ended', async () => {
  let asked = 0;
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: 40 }, () =>
    run('waits', () => {
      asked += 1;
      if (asked === 40) resolve();
      return answered();
    }),
  );
  await allAsked;
  const { promise: runs, resolve: itRuns } = Promise.withResolvers<'runs'>();
  const further = run('waits', () => {
    itRuns('runs');
    return answered();
  });
  expect(await Promise.race([further, runs])).toBeUndefined();
  jest.advanceTimersByTime(WITHIN_MS);
  for (const one of held) expect(await one).toMatchObject({ data: 'waited' });
  expect(await run('asks', () => answered('room'))).toMatchObject({ data: 'room' });
});

test('a composition that two dozen others came after is forgotten, until it is taught again', async () => {
  expect(await run('asks', () => answered('1'))).toMatchObject({ data: '1' });
  for (let version = 1; version <= 24; version += 1) teach('asks', `asks-${version}`);
  expect(thread.knows('asks')).toBe(false);
  expect(await run('asks', () => answered('2'))).toMatchObject({
    fault: expect.stringContaining('not known'),
  });
  teach('asks');
  expect(await run('asks', () => answered('3'))).toMatchObject({ data: '3' });
});

test('suspected is who has begun and waits for nobody: not who waits for the API, nor whose turn has not come', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const { promise: looped, resolve: hasLooped } = Promise.withResolvers<void>();
  void run('waits', () => {
    resolve();
    return new Promise(() => undefined);
  });
  await asked;
  void run('loops', () => {
    hasLooped();
    return answered();
  });
  await looped;
  void run('works', () => answered());
  await untilLost();
  expect(lostKeys).toEqual([['loops']]);
});

test('what the API answers to a thread that is gone is no answer to the next one', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const { promise: old, resolve: answerOld } = Promise.withResolvers<{ status: number; text: string }>();
  void run('asks', () => {
    resolve();
    return old;
  });
  await asked;
  const { promise: looped, resolve: hasLooped } = Promise.withResolvers<void>();
  void run('loops', () => {
    hasLooped();
    return answered();
  });
  await looped;
  await untilLost();
  teach('asks');
  const answer = await run('asks', async () => {
    answerOld({ status: 200, text: 'old' });
    await old;
    return answered('new');
  });
  expect(answer).toMatchObject({ data: 'new' });
});

test('a loader that has ended reaches the API no more', async () => {
  let asked = 0;
  const answer = await run('lingers', () => {
    asked += 1;
    return answered();
  });
  expect(answer).toMatchObject({ data: 'left' });
  while (strays.length < 1) await new Promise((turn) => setImmediate(turn));
  expect(strays[0]).toContain('The time of this loader is over');
  expect(asked).toBe(0);
});
