import { Worker } from 'node:worker_threads';
import { spanned } from '@alisio/platform/serving';
import { comeAgain, ProblemError } from '../problems/index.ts';
import { countSearch, tellQueue } from './count-searches.ts';
import { type Caller, FairQueue } from './fair-queue.ts';
import { collectAsThreadsDo } from './garbage.ts';
import type { FromThread, ThreadSettings, ToThread } from './messages.ts';
import type { AskOptions, Workers, WorkKind, WorkTypes } from './work.ts';

/**
 * A thread does one thing at a time: what was given to one behind a long search waited for that, while the next thread was
 * free. What takes so long, milliseconds, waits for a supplier, and another is computed meanwhile.
 */
const LONG_MS = 400;
const AT_ONCE = 2;
/** No piece takes seconds: a thread that does not answer for so long has lost its way. */
const MOST_MS = 20_000;
/** Who has waited so long for a thread is told to come again: the site in front of this one waits for 30 s in all. */
const MOST_WAIT_MS = 6000;
/** Of the places to wait no caller has more: the others are for the others. */
const SHARE = 1 / 4;
/** Before the next thread where one ended before it was ready. */
const PAUSE_MS = 1000;
/**
 * Garbage of searches is much; what a thread keeps is its network and timetable. How often V8 marks the old generation
 * follows from how much it may have: with 384 MB marking took as much of the processor as a search itself, with 2048
 * half of that, for up to 370 MB a thread more after thousands of different searches. In a young generation of 48 MB each
 * search was collected while it lasted, and what it still needed copied; in 192 half as much is.
 */
const MEMORY = { maxYoungGenerationSizeMb: 192, maxOldGenerationSizeMb: 2048 };

interface Piece {
  id: number;
  caller: Caller;
  kind: string;
  about: unknown;
  options: AskOptions<WorkTypes>;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  /** threads that died over it */
  deaths: number;
  /** a part of it is told: what is still to be done waits for suppliers */
  isPartial: boolean;
  /** it has been at it for `LONG_MS` */
  isLong: boolean;
  /** of how long it may wait, and then of how long it may take */
  overdue?: NodeJS.Timeout;
  long?: NodeJS.Timeout;
}

type Asked = Extract<FromThread, { type: 'ask' }>;

interface Thread {
  worker: Worker;
  isReady: boolean;
  running: Map<number, Piece>;
}

export interface WorkThreadsSettings extends ThreadSettings {
  threads: number;
  /** pieces of work that may wait, a quarter of them of one caller; one more is refused */
  mostWaiting: number;
  /** who asks now; nobody in particular without it */
  callerNow?: () => Caller;
  /** milliseconds after which a thread that does not answer is replaced */
  mostMs?: number;
}

/** What is asked beyond what may wait: a problem that says when to come again. */
const tooMany = () => comeAgain('Too many searches at once; try again in a moment');

/** Threads that do not answer in time are replaced, and on a busy machine none may: who comes again may be served. */
const notFinished = () =>
  comeAgain(
    'This search could not be finished; try again in a moment',
    new Error('the thread of this search has died'),
  );

/**
 * The work of searches, of whatever is sold, on threads of their own, so that nothing else waits behind it: for one caller
 * after the other, but first for what takes a moment. Who waits is a bounded queue, of which nobody has more than a part,
 * and waits for a bounded time. A thread that dies is replaced, and what it was at is asked once more.
 */
export class WorkThreads implements Workers {
  readonly #settings: WorkThreadsSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Piece>();
  #lastId = 0;
  #untold = () => {};
  #isClosed = false;

  private constructor(settings: WorkThreadsSettings) {
    this.#settings = settings;
  }

  /** @throws Error when a thread cannot begin */
  static async open(settings: WorkThreadsSettings): Promise<WorkThreads> {
    collectAsThreadsDo();
    const pool = new WorkThreads(settings);
    await Promise.all(Array.from({ length: settings.threads }, () => pool.#start()));
    pool.#untold = tellQueue(() => ({
      waiting: pool.#waiting.size,
      running: [...pool.#threads].reduce((sum, { running }) => sum + running.size, 0),
    }));
    return pool;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#untold();
    const closed = new Error('the inventory is closed');
    for (let piece = this.#waiting.take(); piece; piece = this.#waiting.take()) {
      clearTimeout(piece.overdue);
      piece.reject(closed);
    }
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  ask<Types extends WorkTypes>(
    { name: kind }: WorkKind<Types>,
    about: Types['about'],
    options: AskOptions<Types> = {},
  ): Promise<Types['answer']> {
    return spanned({ name: `search thread ${kind}` }, () =>
      countSearch(kind, () => this.#enqueue<Types>(kind, about, options)),
    );
  }

  #enqueue<Types extends WorkTypes>(
    kind: string,
    about: Types['about'],
    options: AskOptions<Types>,
  ): Promise<Types['answer']> {
    const { signal, isFirst = false } = options;
    const caller = this.#settings.callerNow?.();
    if (!isFirst && this.#isFull(caller)) return Promise.reject(tooMany());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<Types['answer']>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const piece: Piece = {
        id,
        caller,
        kind,
        about,
        options,
        resolve,
        reject,
        deaths: 0,
        isPartial: false,
        isLong: false,
      };
      signal?.addEventListener('abort', () => this.#cancel(piece), { once: true });
      if (isFirst) this.#waiting.addFirst(piece);
      else this.#waiting.add(piece);
      this.#refuseLater(piece);
      this.#next();
    });
  }

  #isFull(caller: Caller): boolean {
    const { mostWaiting } = this.#settings;
    if (this.#waiting.size >= mostWaiting) return true;
    return caller !== undefined && this.#waiting.of(caller) >= Math.max(1, Math.floor(mostWaiting * SHARE));
  }

  #refuseLater(piece: Piece): void {
    piece.overdue = setTimeout(() => {
      if (this.#waiting.remove(piece)) piece.reject(tooMany());
    }, MOST_WAIT_MS).unref();
  }

  /** Nobody waits for it any more: it is not begun, or ends where the thread next looks up. */
  #cancel(piece: Piece): void {
    if (this.#waiting.remove(piece)) clearTimeout(piece.overdue);
    for (const thread of this.#threads)
      if (thread.running.has(piece.id)) this.#tell(thread, { type: 'cancel', id: piece.id });
    piece.reject(new ProblemError('unavailable'));
  }

  /** Gives what waits to whoever is at least. What only waits for suppliers takes nobody's place. */
  #next(): void {
    for (const atWork of Array(AT_ONCE).keys()) {
      for (const thread of this.#threads) {
        const computed = [...thread.running.values()].filter(({ isPartial }) => !isPartial);
        if (!thread.isReady || computed.length !== atWork || !computed.every(({ isLong }) => isLong))
          continue;
        const piece = this.#waiting.take();
        if (!piece) return;
        this.#run(thread, piece);
      }
    }
  }

  #run(thread: Thread, piece: Piece): void {
    const { mostMs = MOST_MS } = this.#settings;
    thread.running.set(piece.id, piece);
    clearTimeout(piece.overdue);
    piece.overdue = setTimeout(() => void thread.worker.terminate(), mostMs).unref();
    piece.long = setTimeout(() => {
      piece.isLong = true;
      this.#next();
    }, LONG_MS).unref();
    const { id, kind, about } = piece;
    this.#tell(thread, { type: 'do', id, kind, about, hurried: this.#waiting.size > 0 });
  }

  #tell({ worker }: Thread, message: ToThread): void {
    worker.postMessage(message);
  }

  #start(): Promise<void> {
    const { modules } = this.#settings;
    const worker = new Worker(new URL('./work-thread.ts', import.meta.url), {
      workerData: { modules } satisfies ThreadSettings,
      resourceLimits: MEMORY,
    });
    const thread: Thread = { worker, isReady: false, running: new Map() };
    this.#threads.add(thread);
    return new Promise((resolve, reject) => {
      let reason: Error | undefined;
      worker.on('error', (error) => {
        reason = error instanceof Error ? error : new Error('a thread of searches has failed');
      });
      worker.on('exit', () => {
        this.#lose(thread);
        reject(reason ?? new Error('a thread of searches has ended'));
      });
      worker.on('message', (message: FromThread) => {
        if (message.type === 'ready') {
          thread.isReady = true;
          resolve();
        } else this.#hear(thread, message);
        this.#next();
      });
    });
  }

  #hear(thread: Thread, message: Exclude<FromThread, { type: 'ready' }>): void {
    const piece = thread.running.get(message.id);
    if (!piece) return;
    if (message.type === 'ask') {
      void this.#answerCall(thread, piece, message);
      return;
    }
    if (message.type === 'part') {
      piece.isPartial = true;
      piece.options.tell?.(message.part);
      return;
    }
    clearTimeout(piece.overdue);
    clearTimeout(piece.long);
    thread.running.delete(message.id);
    if (message.type === 'done') piece.resolve(message.answer);
    else piece.reject(new Error(message.message));
  }

  async #answerCall(thread: Thread, { options }: Piece, { id, call, asked }: Asked): Promise<void> {
    try {
      this.#tell(thread, { type: 'told', id, call, told: await options.hear?.(asked) });
    } catch {
      this.#tell(thread, { type: 'unknown', id, call });
    }
  }

  #lose(thread: Thread): void {
    this.#threads.delete(thread);
    for (const piece of [...thread.running.values()].reverse()) {
      clearTimeout(piece.overdue);
      clearTimeout(piece.long);
      piece.isLong = false;
      piece.deaths += 1;
      // What was told of it would be told again.
      const isGivenUp =
        this.#isClosed || piece.isPartial || piece.deaths > 1 || piece.options.signal?.aborted;
      if (isGivenUp) piece.reject(this.#isClosed ? new Error('the inventory is closed') : notFinished());
      else {
        this.#waiting.addFirst(piece);
        this.#refuseLater(piece);
      }
    }
    if (this.#isClosed) return;
    // One that cannot even begin is tried again at leisure.
    setTimeout(() => this.#replace(), thread.isReady ? 0 : PAUSE_MS).unref();
  }

  #replace(): void {
    if (!this.#isClosed) this.#start().catch(() => undefined);
  }
}
