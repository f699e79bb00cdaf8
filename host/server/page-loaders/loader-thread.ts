import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort } from 'node:worker_threads';
import type { DrawnPage } from '../../src/server-half/render-page.tsx';
import { compose, RELEASED_AT } from './compose.ts';
import type { Composition, FromThread, LoaderCallAnswer, ToThread } from './messages.ts';
import { closeConstructors, threadGlobals } from './thread-globals.ts';

type LoadPage = ReturnType<typeof compose>;

/** Of the contracts' prefix of the API, as the sdk asks for it. */
const API = '/api/';

if (!parentPort) throw new Error('This file runs in a thread of the web edge.');
const port = parentPort;
const tell = (message: FromThread): void => port.postMessage(message);

closeConstructors();
const globals = threadGlobals(askApi);
const known = new Map<string, Composition>();
const made = new Map<string, LoadPage>();
const running = new Map<number, AbortController>();
const waiting = new Map<number, { run: number; take(answer: LoaderCallAnswer | undefined): void }>();
/** Which run the code that runs just now belongs to. */
const current = new AsyncLocalStorage<number>();
let calls = 0;

/** `fetch` of a loader: the main thread asks the API, in the name of the page's visitor. */
async function askApi(input: unknown, init: RequestInit = {}): Promise<Response> {
  const run = current.getStore();
  const address = String(input);
  const { method = 'GET', body, signal } = init;
  if (run === undefined || !running.has(run)) throw new TypeError('The time of this loader is over.');
  if (!address.startsWith(API)) throw new TypeError('A loader reaches the API and nothing else.');
  if (method !== 'GET' && method !== 'POST') throw new TypeError(`The API knows no ${method}.`);
  signal?.throwIfAborted();
  calls += 1;
  const call = calls;
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
  const loadPage = compose(composition, globals);
  made.set(key, loadPage);
  return loadPage;
}

/** Addresses of files begin at the site that is asked. */
const atHome = ({ html, styles, head }: DrawnPage): DrawnPage => ({
  html: html.replaceAll(RELEASED_AT, ''),
  styles: { ...styles, css: styles.css.replaceAll(RELEASED_AT, '') },
  head,
});

async function runPage({ run, key, question }: Extract<ToThread, { kind: 'run' }>): Promise<void> {
  const control = new AbortController();
  running.set(run, control);
  tell({ kind: 'begun', run });
  try {
    const { data, exit, fault, drawn } = await loadPageOf(key)(question, control.signal);
    const answer = { data, exit: exit && { href: exit.href }, fault, drawn: drawn && atHome(drawn) };
    tell({ kind: 'done', run, answer });
  } catch (error) {
    tell({ kind: 'done', run, answer: { fault: String(error) } });
  }
  running.delete(run);
  control.abort();
  for (const [call, asked] of waiting) if (asked.run === run) waiting.delete(call);
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
      running.get(message.run)?.abort();
      break;
    case 'answer':
      waiting.get(message.call)?.take(message.answer);
      waiting.delete(message.call);
      break;
  }
});

// What a loader began and did not wait for: it costs nobody else's page anything.
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error: unknown) =>
    tell({ kind: 'stray', run: current.getStore(), fault: String(error) }),
  );
}
