import { sharesOf } from '@alisio/platform/serving';
import { type LoaderThread, loaderThread, type ThreadEvents, type ThreadLimits } from './thread.ts';

export interface PoolLimits extends ThreadLimits {
  /** threads at most, each begun when the ones before have work */
  threads: number;
  /** loaders at a time of one network; its further pages ask by themselves, those of others have their data */
  perNetwork: number;
}

export interface Seat {
  thread: LoaderThread;
  leave(): void;
}

export interface LoaderPool {
  /**
   * A place for one page in the thread that has least to do.
   * @param key composition: of threads alike, one that knows it
   * @param network whose page it is (`networkOf`)
   * @param withinMs how long it may take
   * @returns nothing where it would wait longer than that for its turn, or the network has its share
   */
  take(key: string, network: string, withinMs: number): Seat | undefined;
  stop(): Promise<void>;
}

/** How many threads a machine should have for pages: one core is left for what answers, and more were never needed. */
export const drawThreads = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

/** In pages that want to be worked on: what waits for the API will want to be, and a composition that is not made yet. */
const WAITING = 0.1;
const MAKING = 0.5;
/** More than any thread has to do: one that is silent is the last to be asked. */
const SILENCE = 1000;

/** The threads in which pages are loaded and drawn. What ends one costs the pages in it, and no others. */
export function loaderPool({ threads, perNetwork, ...limits }: PoolLimits, events: ThreadEvents): LoaderPool {
  const pool = Array.from({ length: threads }, () => loaderThread(limits, events));
  const shares = sharesOf(perNetwork);
  const cost = (thread: LoaderThread, key: string) =>
    thread.load() +
    thread.runs() * WAITING +
    (thread.knows(key) ? 0 : MAKING) +
    (thread.isSilent() ? SILENCE : 0);
  return {
    take(key, network, withinMs) {
      const [thread] = pool
        .filter((one) => (one.busyMs() ?? Number.POSITIVE_INFINITY) < withinMs)
        .sort((one, other) => cost(one, key) - cost(other, key));
      const leave = thread && shares.take(network);
      return leave && { thread, leave };
    },
    stop: async () => void (await Promise.all(pool.map((thread) => thread.stop()))),
  };
}
