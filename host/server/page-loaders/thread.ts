import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { RenderAnswer } from '../../src/server-half/render-page.tsx';
import { fairTurns, type RecentUse, type Turn } from './fair-turns.ts';
import {
  type AskedPage,
  type Composition,
  type FromThread,
  type LoaderCall,
  type LoaderCallAnswer,
  sharedClock,
  type ToThread,
} from './messages.ts';
import { watchSilence } from './watch-silence.ts';
import { type WorkerWatch, watchWorker } from './watch-worker.ts';

export interface ThreadLimits {
  /** how long the thread may say nothing at all after a loader's time before it counts as caught in a loop, milliseconds */
  graceMs: number;
  /** JavaScript's heap, and beside it what its buffers take, megabytes each */
  heapMb: number;
  /** pages in it at a time: further ones ask by themselves */
  places: number;
}

export const threadLimits: ThreadLimits = { graceMs: 250, heapMb: 256, places: 40 };

/** Who stops waits no longer for a thread to end. */
const ENDS_WITHIN_MS = 1000;

/** Compositions that the thread keeps, the last ones asked for. */
const MOST_COMPOSITIONS = 24;
/** A page's work as it is taken to be before any was measured, and how much one page says of the next. */
const FIRST_GUESS_MS = 10;
const NEWS = 0.2;
/** Any page costs its thread so much, however coarse the machine's count is. */
const LEAST_MS = 1;
/** A thread that works on pages gives the next one its turn sooner than this. */
const SILENT_MS = 50;
const MB = 1024 * 1024;

export interface ThreadRun {
  key: string;
  /** whose page it is (`networkOf`) */
  network: string;
  question: AskedPage;
  /** how long it may take, milliseconds; what it was answered until then is used */
  withinMs: number;
  ask(call: LoaderCall): Promise<LoaderCallAnswer | undefined>;
  /** told once, when it first asks the API */
  onAsk(): void;
}

/** What a thread says of a page, and for how long it had it. */
export interface RunAnswer extends RenderAnswer {
  /** without what it waited for the API, milliseconds */
  ownMs: number;
}

interface Running extends ThreadRun {
  /** its turn: it has one while it is worked on, and wants one when it comes or was answered */
  turn: Turn | undefined;
  /** tells the answer that waits for its turn */
  tellLater: (() => void) | undefined;
  /** when its last turn began; nothing while the thread has nothing new of it */
  stirredAt: number | undefined;
  begun: boolean;
  /** its time is over; once it has begun it is watched whether it ends */
  isOver: boolean;
  /** calls of the API that are not answered */
  open: number;
  /** to its network, before it is known what it takes, milliseconds; nothing before its first turn */
  chargedMs: number | undefined;
  takeTurn(go: () => void): void;
  /** From now on it has to end. */
  watch(): void;
  end(answer: RunAnswer | undefined): void;
}

export interface LoaderThread {
  /** pages in it */
  runs(): number;
  /** nothing was heard of it for a while, though it has something to do: it may be caught in it */
  isSilent(): boolean;
  /** turns before the next one of this network */
  before(network: string): number;
  /** how long it needs for these, by what the last pages took; nothing when it takes none any more, milliseconds */
  busyMs(network: string): number | undefined;
  knows(key: string): boolean;
  teach(composition: Composition): void;
  /** @returns nothing when the thread ended, or said nothing in time */
  run(run: ThreadRun): Promise<RunAnswer | undefined>;
  stop(): Promise<void>;
}

export interface ThreadEvents {
  /** what a loader left behind has failed; no key when that cannot be told */
  stray(key: string | undefined, fault: string): void;
  /** the thread ended or hung while these compositions had something to do */
  lost(keys: readonly string[], fault: string): void;
}

/**
 * The thread in which loaders run. It begins with the first one, and anew after it was lost. Pages have it by turns: at
 * their beginning, and again when the API has answered.
 * @param use of all threads: whose network used least has the next turn
 */
export function loaderThread(
  limits: ThreadLimits,
  { stray, lost }: ThreadEvents,
  use: RecentUse,
): LoaderThread {
  const turns = fairTurns(use);
  let worker: Worker | undefined;
  let numbers = 0;
  const runs = new Map<number, Running>();
  let pageMs = FIRST_GUESS_MS;
  let heardAt = 0;
  let watch: WorkerWatch | undefined;
  /** composition of the page that this thread said something of last: who has it where nobody is at work */
  let lastHeard: string | undefined;
  const known = new LRUCache<string, true>({
    max: MOST_COMPOSITIONS,
    dispose: (_known, key, reason) => {
      if (reason === 'evict') tell({ kind: 'forget', key });
    },
  });

  const tell = (message: ToThread): void => worker?.postMessage(message);

  /** Pages that the thread works on: who waits for the API is not who keeps it busy. */
  const atWork = () => [...runs.values()].filter(({ begun, stirredAt }) => begun && stirredAt !== undefined);

  /** With all that waits for a turn: none of it is given one by the end of another. */
  function endAll(): void {
    const ended = [...runs.values()];
    runs.clear();
    for (const { end } of ended) end(undefined);
  }

  function loseThread(fault: string): void {
    const keys = new Set(atWork().map(({ key }) => key));
    // It is nobody's turn: something that was left behind goes on, most likely by who was there last.
    if (keys.size === 0 && lastHeard !== undefined) keys.add(lastHeard);
    const ended = worker;
    worker = undefined;
    lastHeard = undefined;
    watch?.end();
    pageMs = FIRST_GUESS_MS;
    known.clear();
    lost([...keys], fault);
    for (const { network, stirredAt } of atWork())
      use.add(network, performance.now() - (stirredAt ?? heardAt));
    endAll();
    void ended?.terminate();
  }

  function hear(message: FromThread): void {
    if (message.kind === 'alive') {
      watch?.alive();
      return;
    }
    heardAt = performance.now();
    // It is at work, with many answers perhaps, and in no loop: who is over waits on.
    for (const running of runs.values()) if (running.begun && running.isOver) running.watch();
    if (message.kind === 'stray') {
      stray(message.key, message.fault);
      return;
    }
    const running = runs.get(message.run);
    if (!running) return;
    lastHeard = running.key;
    if (message.kind === 'begun') {
      running.begun = true;
      if (running.isOver) running.watch();
    } else if (message.kind === 'done') {
      pageMs += (message.workedMs - pageMs) * NEWS;
      use.add(running.network, Math.max(LEAST_MS, message.ownMs) - (running.chargedMs ?? 0));
      running.end({ ...message.answer, ownMs: message.ownMs });
    } else if (message.kind === 'rests') {
      running.turn?.end();
    } else {
      const { call, question } = message;
      const asker = worker;
      running.open += 1;
      running.stirredAt = undefined;
      // It goes on without the turn that it waited for: what it would have been told then, it is told now.
      const { tellLater } = running;
      running.turn?.end();
      tellLater?.();
      running.onAsk();
      void running.ask(question).then((answer) => {
        running.open -= 1;
        // Another thread counts its calls anew; what has ended asks for nothing.
        if (worker !== asker || !runs.has(message.run)) return;
        if (running.open > 0) tell({ kind: 'answer', call, answer });
        else {
          running.tellLater = () => {
            running.tellLater = undefined;
            tell({ kind: 'answer', run: message.run, call, answer });
          };
          running.takeTurn(running.tellLater);
        }
      });
    }
  }

  function start(): Worker {
    const { heapMb } = limits;
    const started = new Worker(new URL('./loader-thread.ts', import.meta.url), {
      name: 'page loaders',
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    });
    started.unref();
    const ifMine = (lose: () => void) => started === worker && lose();
    started.on('message', (message: FromThread) => ifMine(() => hear(message)));
    started.on('error', (error) => ifMine(() => loseThread(String(error))));
    started.on('exit', () => ifMine(() => loseThread('its thread ended')));
    watch = watchWorker(started, {
      mostBytes: heapMb * MB,
      isAtWork: () => atWork().length > 0,
      lose: (fault) => ifMine(() => loseThread(fault)),
    });
    return started;
  }

  const before = (network: string) => turns.before(network, pageMs);

  return {
    runs: () => runs.size,
    isSilent: () =>
      [...runs.values()].some(
        ({ stirredAt }) =>
          stirredAt !== undefined && performance.now() - Math.max(stirredAt, heardAt) > SILENT_MS,
      ),
    before,
    busyMs: (network) => (runs.size < limits.places ? before(network) * pageMs : undefined),
    knows: (key) => known.get(key) === true,
    teach(composition) {
      worker ??= start();
      known.set(composition.key, true);
      tell({ kind: 'compose', composition });
    },
    async run(run) {
      if (runs.size >= limits.places) return undefined;
      worker ??= start();
      numbers += 1;
      const number = numbers;
      const { promise, resolve } = Promise.withResolvers<RunAnswer | undefined>();
      let unwatch = () => {};
      const running: Running = {
        ...run,
        turn: undefined,
        tellLater: undefined,
        stirredAt: undefined,
        chargedMs: undefined,
        begun: false,
        isOver: false,
        open: 0,
        takeTurn(go) {
          running.turn = turns.take(run.network, () => {
            if (!runs.has(number)) return;
            running.stirredAt = performance.now();
            go();
          });
        },
        watch() {
          unwatch();
          if (worker)
            unwatch = watchSilence(worker, limits.graceMs, () => loseThread('it did not end in time'));
        },
        end(answer) {
          clearTimeout(timer);
          unwatch();
          runs.delete(number);
          running.turn?.end();
          resolve(answer);
        },
      };
      const timer = setTimeout(() => {
        running.isOver = true;
        if (running.chargedMs === undefined) {
          running.end(undefined);
          return;
        }
        tell({ kind: 'end', run: number });
        // The thread is new, or another loader keeps it: that one has a watch of its own.
        if (running.begun) running.watch();
        else resolve(undefined);
      }, run.withinMs);
      runs.set(number, running);
      const { key, question, network } = run;
      const sentAt = sharedClock();
      running.takeTurn(() => {
        running.chargedMs = pageMs;
        use.add(network, pageMs);
        tell({ kind: 'run', run: number, key, question, sentAt });
      });
      return promise;
    },
    async stop() {
      const ended = worker;
      worker = undefined;
      watch?.end();
      endAll();
      // One inside an endless call of the language never ends, and the process ends without it.
      await Promise.race([
        ended?.terminate(),
        new Promise((over) => setTimeout(over, ENDS_WITHIN_MS).unref()),
      ]);
    },
  };
}
