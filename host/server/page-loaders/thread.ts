import { Worker } from 'node:worker_threads';
import { sharesOf } from '@alisio/platform/serving';
import { LRUCache } from 'lru-cache';
import type { RenderAnswer } from '../../src/server-half/render-page.tsx';
import type {
  AskedPage,
  Composition,
  FromThread,
  LoaderCall,
  LoaderCallAnswer,
  ToThread,
} from './messages.ts';

export interface ThreadLimits {
  /** how long the thread may say nothing at all after a loader's time before it counts as caught in a loop, milliseconds */
  graceMs: number;
  /** JavaScript's heap, megabytes */
  heapMb: number;
  /** loaders at a time of one network; its further pages ask by themselves, those of others have their data */
  perNetwork: number;
}

export const threadLimits: ThreadLimits = { graceMs: 250, heapMb: 256, perNetwork: 10 };

/** More loaders at a time are not run: their pages ask by themselves. */
const MOST_RUNS = 40;
/** Compositions that the thread keeps, the last ones asked for. */
const MOST_COMPOSITIONS = 24;

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

interface Running extends ThreadRun {
  begun: boolean;
  /** its time is over; once it has begun it is watched whether it ends */
  isOver: boolean;
  /** calls of the API that are not answered */
  open: number;
  /** From now on it has to end. */
  watch(): void;
  end(answer: RenderAnswer | undefined): void;
}

export interface LoaderThread {
  knows(key: string): boolean;
  teach(composition: Composition): void;
  /** @returns nothing when the thread ended, or said nothing in time */
  run(run: ThreadRun): Promise<RenderAnswer | undefined>;
  stop(): Promise<void>;
}

export interface ThreadEvents {
  /** what a loader left behind has failed; no key when that cannot be told */
  stray(key: string | undefined, fault: string): void;
  /** the thread ended or hung while these compositions had something to do */
  lost(keys: readonly string[], fault: string): void;
}

/** The thread in which loaders run. It begins with the first one, and anew after it was lost. */
export function loaderThread(limits: ThreadLimits, { stray, lost }: ThreadEvents): LoaderThread {
  let worker: Worker | undefined;
  let numbers = 0;
  const runs = new Map<number, Running>();
  const shares = sharesOf(limits.perNetwork);
  const known = new LRUCache<string, true>({
    max: MOST_COMPOSITIONS,
    dispose: (_known, key, reason) => {
      if (reason === 'evict') tell({ kind: 'forget', key });
    },
  });

  const tell = (message: ToThread): void => worker?.postMessage(message);

  /** Who waits for the API is not who keeps the thread busy. */
  function loseThread(fault: string): void {
    const suspects = [...runs.values()].filter(({ begun, open }) => begun && open === 0);
    const keys = new Set(suspects.map(({ key }) => key));
    const ended = worker;
    worker = undefined;
    known.clear();
    lost([...keys], fault);
    for (const { end } of [...runs.values()]) end(undefined);
    void ended?.terminate();
  }

  function hear(message: FromThread): void {
    // It is at work, with many answers perhaps, and in no loop: who is over waits on.
    for (const { begun, isOver, watch } of runs.values()) if (begun && isOver) watch();
    if (message.kind === 'stray') {
      stray(message.run === undefined ? undefined : runs.get(message.run)?.key, message.fault);
      return;
    }
    const running = runs.get(message.run);
    if (!running) return;
    if (message.kind === 'begun') {
      running.begun = true;
      if (running.isOver) running.watch();
    } else if (message.kind === 'done') running.end(message.answer);
    else {
      const { call, question } = message;
      const asker = worker;
      running.open += 1;
      running.onAsk();
      void running.ask(question).then((answer) => {
        running.open -= 1;
        // Another thread counts its calls anew.
        if (worker === asker) tell({ kind: 'answer', call, answer });
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
    return started;
  }

  return {
    knows: (key) => known.get(key) === true,
    teach(composition) {
      worker ??= start();
      known.set(composition.key, true);
      tell({ kind: 'compose', composition });
    },
    async run(run) {
      const giveBack = runs.size < MOST_RUNS ? shares.take(run.network) : undefined;
      if (!giveBack) return undefined;
      worker ??= start();
      numbers += 1;
      const number = numbers;
      const { promise, resolve } = Promise.withResolvers<RenderAnswer | undefined>();
      let timer: NodeJS.Timeout;
      let verdict: NodeJS.Immediate | undefined;
      const unwatch = () => {
        clearTimeout(timer);
        clearImmediate(verdict);
      };
      const running: Running = {
        ...run,
        begun: false,
        isOver: false,
        open: 0,
        watch() {
          unwatch();
          timer = setTimeout(() => {
            // Where this thread was busy, its words wait to be heard: that is one turn of the event loop.
            verdict = setImmediate(() => loseThread('it did not end in time'));
          }, limits.graceMs);
        },
        end(answer) {
          unwatch();
          if (runs.delete(number)) giveBack();
          resolve(answer);
        },
      };
      timer = setTimeout(() => {
        running.isOver = true;
        tell({ kind: 'end', run: number });
        // The thread is new, or another loader keeps it: that one has a watch of its own.
        if (running.begun) running.watch();
        else resolve(undefined);
      }, run.withinMs);
      runs.set(number, running);
      tell({ kind: 'run', run: number, key: run.key, question: run.question });
      return promise;
    },
    async stop() {
      const ended = worker;
      worker = undefined;
      for (const { end } of [...runs.values()]) end(undefined);
      await ended?.terminate();
    },
  };
}
