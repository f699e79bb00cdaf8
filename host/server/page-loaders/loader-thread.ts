import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort } from 'node:worker_threads';
// From here, not from the endpoints: their schemas would be four fifths of what a thread takes to begin.
import { PACKED } from '@alisio/shared-contracts/packed-json';
import type { RenderAnswer } from '../../src/server-half/render-page.tsx';
import { type AskBudget, askBudget } from './ask-budget.ts';
import { compose } from './compose.ts';
import { closeConstructors, freezeShared } from './frozen-realm.ts';
import {
  type AskedPage,
  type Composition,
  type FromThread,
  type LoaderCallAnswer,
  sharedClock,
  type ToThread,
} from './messages.ts';
import { faultOf, plainAnswer } from './plain-answer.ts';
import { restWatch } from './rest-watch.ts';
import { runClock, workMeter } from './run-clock.ts';
import { runTimers, signalsByTimers } from './run-timers.ts';
import { threadGlobals } from './thread-globals.ts';

type LoadPage = ReturnType<typeof compose>;

/** Of the contracts' prefix of the API, as the sdk asks for it. */
const API = '/api/';
/** Between two looks at the thread: who fails more often is known by then. */
const MOST_STRAYS = 10;

interface Run {
  /** Its time is over. What it then does is its own, too. */
  end(): void;
  clock: ReturnType<typeof runClock>;
  budget: AskBudget;
}

if (!parentPort) throw new Error('This file runs in a thread of the web edge.');
const port = parentPort;
const tell = (message: FromThread): void => port.postMessage(message);

const known = new Map<string, Composition>();
const made = new Map<string, LoadPage>();
const running = new Map<number, Run>();
const waiting = new Map<number, { run: number; take(answer: LoaderCallAnswer | undefined): void }>();
/** Which run the code that runs just now belongs to. */
const current = new AsyncLocalStorage<{ run: number; key: string }>();
const timers = runTimers(() => current.getStore()?.run);
const worked = workMeter();
const turn = restWatch((run) => tell({ kind: 'rests', run }));
let calls = 0;
let strays = 0;

closeConstructors();
signalsByTimers(timers);
await freezeShared(threadGlobals(askApi, timers));

/** `fetch` of a loader: the main thread asks the API, in the name of the page's visitor. */
async function askApi(input: unknown, init: RequestInit = {}): Promise<Response> {
  const { run = 0 } = current.getStore() ?? {};
  const address = String(input);
  const { method = 'GET', body, signal } = init;
  const asker = running.get(run);
  if (!asker) throw new TypeError('The time of this loader is over.');
  if (!address.startsWith(API)) throw new TypeError('A loader reaches the API and nothing else.');
  if (method !== 'GET' && method !== 'POST') throw new TypeError(`The API knows no ${method}.`);
  signal?.throwIfAborted();
  const said = body == null ? undefined : String(body);
  asker.budget.spend(address.length + (said?.length ?? 0));
  const content: unknown = said === undefined ? undefined : JSON.parse(said);
  calls += 1;
  const call = calls;
  asker.clock.wait();
  const answer = await new Promise<LoaderCallAnswer | undefined>((take, refuse) => {
    waiting.set(call, { run, take });
    signal?.addEventListener('abort', () => refuse(signal.reason), { once: true });
    const question = {
      method,
      path: address.slice(API.length - 1),
      body: content,
      takesPacked: new Headers(init.headers).get('accept')?.includes(PACKED) === true,
    } as const;
    turn.end(run);
    tell({ kind: 'asks', run, call, question });
  });
  if (!answer) throw new TypeError('The API does not answer.');
  return new Response(answer.text || null, { status: answer.status });
}

/** The composition is made in the first run of it, so that its faults are that run's. */
function loadPageOf(key: string): LoadPage {
  const ready = made.get(key);
  if (ready) return ready;
  const composition = known.get(key);
  if (!composition) throw new Error(`${key} is not known to the thread.`);
  return worked.without(() => {
    // Of its own: what it does to them is nobody else's.
    const loadPage = compose(composition, threadGlobals(askApi, timers));
    made.set(key, loadPage);
    return loadPage;
  });
}

/** What is left of the time in which the page may be drawn, when it has its turn at last. */
const fromNow = ({ draws, ...question }: AskedPage, sentAt: number): AskedPage => ({
  ...question,
  draws: draws && { ...draws, drawnWithinMs: draws.drawnWithinMs - (sharedClock() - sentAt) },
});

async function runPage({ run, key, question, sentAt }: Extract<ToThread, { kind: 'run' }>): Promise<void> {
  const control = new AbortController();
  const clock = runClock();
  const budget = askBudget();
  running.set(run, { end: AsyncLocalStorage.bind(() => control.abort()), clock, budget });
  timers.begin(run);
  tell({ kind: 'begun', run });
  let answer: RenderAnswer;
  try {
    const loadPage = loadPageOf(key);
    clock.begin();
    answer = plainAnswer(await loadPage(fromNow(question, sentAt), control.signal));
  } catch (error) {
    answer = { fault: faultOf(error) };
  }
  answer.fault ??= budget.refused();
  // Of older shells' halves, and of what no query client knows.
  if ([...waiting.values()].some((asked) => asked.run === run)) answer.isWaiting = true;
  turn.end(run);
  tell({ kind: 'done', run, answer, workedMs: worked.since(), ownMs: clock.ownMs() });
  running.delete(run);
  timers.end(run);
  control.abort();
  for (const [call, asked] of waiting) if (asked.run === run) waiting.delete(call);
}

function hear(call: number, answer: LoaderCallAnswer | undefined): void {
  const asked = waiting.get(call);
  waiting.delete(call);
  if (!asked) return;
  running.get(asked.run)?.clock.goOn();
  asked.take(answer);
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'compose':
      known.set(message.composition.key, message.composition);
      break;
    case 'forget':
      known.delete(message.key);
      made.delete(message.key);
      break;
    case 'run':
      turn.begin(message.run);
      void current.run({ run: message.run, key: message.key }, runPage, message);
      break;
    case 'end':
      running.get(message.run)?.end();
      break;
    case 'answer':
      if (message.run !== undefined) turn.begin(message.run);
      hear(message.call, message.answer);
      break;
    case 'look':
      strays = 0;
      tell({ kind: 'alive' });
      break;
  }
});

// What a loader began and did not wait for: it costs nobody else's page anything.
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error: unknown) => {
    strays += 1;
    if (strays <= MOST_STRAYS) tell({ kind: 'stray', key: current.getStore()?.key, fault: faultOf(error) });
  });
}

tell({ kind: 'alive' });
