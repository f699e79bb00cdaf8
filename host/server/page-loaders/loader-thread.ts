import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort } from 'node:worker_threads';
import type { DrawnPage, RenderAnswer } from '../../src/server-half/render-page.tsx';
import { compose, RELEASED_AT } from './compose.ts';
import {
  type AskedPage,
  type Composition,
  type FromThread,
  type LoaderCallAnswer,
  sharedClock,
  type ToThread,
} from './messages.ts';
import { runClock, workMeter } from './run-clock.ts';
import { closeConstructors, freezeShared, threadGlobals } from './thread-globals.ts';

type LoadPage = ReturnType<typeof compose>;

/** Of the contracts' prefix of the API, as the sdk asks for it. */
const API = '/api/';
/** Of a page with its rules and its data: more than this would be felt by the thread that answers. */
const MOST_CHARACTERS = 2_000_000;

interface Run {
  control: AbortController;
  clock: ReturnType<typeof runClock>;
}

if (!parentPort) throw new Error('This file runs in a thread of the web edge.');
const port = parentPort;
const tell = (message: FromThread): void => port.postMessage(message);

closeConstructors();
freezeShared(threadGlobals(askApi));
const known = new Map<string, Composition>();
const made = new Map<string, LoadPage>();
const running = new Map<number, Run>();
const waiting = new Map<number, { run: number; take(answer: LoaderCallAnswer | undefined): void }>();
/** Which run the code that runs just now belongs to. */
const current = new AsyncLocalStorage<number>();
const worked = workMeter();
let calls = 0;

/** `fetch` of a loader: the main thread asks the API, in the name of the page's visitor. */
async function askApi(input: unknown, init: RequestInit = {}): Promise<Response> {
  const run = current.getStore();
  const address = String(input);
  const { method = 'GET', body, signal } = init;
  const asker = running.get(run ?? 0);
  if (run === undefined || !asker) throw new TypeError('The time of this loader is over.');
  if (!address.startsWith(API)) throw new TypeError('A loader reaches the API and nothing else.');
  if (method !== 'GET' && method !== 'POST') throw new TypeError(`The API knows no ${method}.`);
  signal?.throwIfAborted();
  calls += 1;
  const call = calls;
  asker.clock.wait();
  const answer = await new Promise<LoaderCallAnswer | undefined>((take, refuse) => {
    waiting.set(call, { run, take });
    signal?.addEventListener('abort', () => refuse(signal.reason), { once: true });
    const question = {
      method,
      path: address.slice(API.length - 1),
      body: body == null ? undefined : JSON.parse(String(body)),
    } as const;
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
    const loadPage = compose(composition, threadGlobals(askApi));
    made.set(key, loadPage);
    return loadPage;
  });
}

/** Addresses of files begin at the site that is asked. */
const atHome = ({ html, styles, head }: DrawnPage): DrawnPage => ({
  html: html.replaceAll(RELEASED_AT, ''),
  styles: { ...styles, css: styles.css.replaceAll(RELEASED_AT, '') },
  head,
});

const sizeOf = ({ data = '', drawn }: RenderAnswer): number =>
  data.length + (drawn ? drawn.html.length + drawn.styles.css.length : 0);

/** Plain data, and no more of it than a page may have. */
function answerOf(given: RenderAnswer): RenderAnswer {
  const { data, exit, fault, stack, drawn, isWaiting } = given;
  if (sizeOf(given) > MOST_CHARACTERS)
    return { fault: `The page has more than ${MOST_CHARACTERS} characters.` };
  return {
    data,
    exit: exit && { href: exit.href },
    fault,
    stack,
    drawn: drawn && atHome(drawn),
    isWaiting: isWaiting === true,
  };
}

/** What is left of the time in which the page may be drawn, when it has its turn at last. */
const fromNow = ({ draws, ...question }: AskedPage, sentAt: number): AskedPage => ({
  ...question,
  draws: draws && { ...draws, drawnWithinMs: draws.drawnWithinMs - (sharedClock() - sentAt) },
});

async function runPage({ run, key, question, sentAt }: Extract<ToThread, { kind: 'run' }>): Promise<void> {
  const control = new AbortController();
  const clock = runClock();
  running.set(run, { control, clock });
  tell({ kind: 'begun', run });
  let answer: RenderAnswer;
  try {
    const loadPage = loadPageOf(key);
    clock.begin();
    answer = answerOf(await loadPage(fromNow(question, sentAt), control.signal));
  } catch (error) {
    answer = { fault: String(error) };
  }
  // Of older shells' halves, and of what no query client knows.
  if ([...waiting.values()].some((asked) => asked.run === run)) answer.isWaiting = true;
  tell({ kind: 'done', run, answer, workedMs: worked.since(), ownMs: clock.ownMs() });
  running.delete(run);
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
      void current.run(message.run, runPage, message);
      break;
    case 'end':
      running.get(message.run)?.control.abort();
      break;
    case 'answer':
      hear(message.call, message.answer);
      break;
  }
});

// What a loader began and did not wait for: it costs nobody else's page anything.
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error: unknown) =>
    tell({ kind: 'stray', run: current.getStore(), fault: String(error) }),
  );
}
