import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { jest } from '@jest/globals';
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
/** Of the thread that answers pages. */
const keepBusy = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
/** Keeps the thread, and speaks all the while. */
const WORKS = `module.exports = async () => {
  for (let call = 0; call < 4; call += 1) fetch('/api/works');
  return { data: 'worked' };
};`;

let thread: LoaderThread;
const lost: string[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  lost.length = 0;
  thread = loaderThread(
    { graceMs: GRACE_MS, heapMb: 64, perNetwork: 10 },
    { stray: () => undefined, lost: (_keys, fault) => void lost.push(fault) },
  );
  const half = (name: string, source: string) => ({ name, version: '1', source });
  for (const [key, source] of Object.entries({ waits: WAITS, works: WORKS })) {
    thread.teach({ key, host: half('host', SHELL), remote: half(key, source) });
  }
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
