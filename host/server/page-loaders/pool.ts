import { letOldGrow } from '@alisio/platform/serving';
import { recentUse } from './fair-turns.ts';
import { type LoaderThread, loaderThread, type ThreadEvents, type ThreadLimits } from './thread.ts';

export interface PoolLimits extends ThreadLimits {
  /** threads at most, each begun when the ones before have work */
  threads: number;
}

export interface Seat {
  thread: LoaderThread;
  leave(): void;
}

export interface LoaderPool {
  /**
   * A place for one page in the thread that has least to do before it. Those of networks that used the threads less
   * lately come first, so one that asks without end has what others leave.
   * @param key composition: of threads alike, one that knows it
   * @param network whose page it is (`networkOf`)
   * @param withinMs how long it may take
   * @returns nothing where it would wait longer than that for its turn, or the network has as many places as are left
   */
  take(key: string, network: string, withinMs: number): Seat | undefined;
  /** that are in its threads now */
  pages(): number;
  stop(): Promise<void>;
}

/** How many threads a machine should have for pages: one core is left for what answers, and more were never needed. */
export const drawThreads = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

/** In turns that come before: what waits for the API will want one, and a composition that is not made yet. */
const WAITING = 0.1;
const MAKING = 0.5;
/** More than any thread has to do: one that is silent is the last to be asked. */
const SILENCE = 1000;

/**
 * The threads in which pages are loaded and drawn. What ends one costs the pages in it, and no others.
 * @param now by which what was used is forgotten, milliseconds
 */
export function loaderPool(
  { threads, ...limits }: PoolLimits,
  events: ThreadEvents,
  now?: () => number,
): LoaderPool {
  letOldGrow();
  const use = recentUse(now);
  const pool = Array.from({ length: threads }, () => loaderThread(limits, events, use));
  const seats = new Map<string, number>();
  let free = threads * limits.places;
  const cost = (thread: LoaderThread, key: string, network: string) =>
    thread.before(network) +
    thread.runs() * WAITING +
    (thread.knows(key) ? 0 : MAKING) +
    (thread.isSilent() ? SILENCE : 0);
  return {
    take(key, network, withinMs) {
      const [thread] = pool
        .filter((one) => (one.busyMs(network) ?? Number.POSITIVE_INFINITY) < withinMs)
        .sort((one, other) => cost(one, key, network) - cost(other, key, network));
      const taken = seats.get(network) ?? 0;
      if (!thread || taken >= free) return undefined;
      seats.set(network, taken + 1);
      free -= 1;
      return {
        thread,
        leave() {
          free += 1;
          const left = (seats.get(network) ?? 1) - 1;
          if (left > 0) seats.set(network, left);
          else seats.delete(network);
        },
      };
    },
    pages: () => threads * limits.places - free,
    stop: async () => void (await Promise.all(pool.map((thread) => thread.stop()))),
  };
}
