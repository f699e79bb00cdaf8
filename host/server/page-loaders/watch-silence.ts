import type { Worker } from 'node:worker_threads';

type Thread = Pick<Worker, 'cpuUsage'>;

/** A thread that waits without working, whatever for, is silent for good after so many looks. */
const MOST_LOOKS = 40;

/** How long a thread has worked until now, milliseconds of a processor; one that ended tells no time. */
export async function workedMs(thread: Thread): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Calls `lose` when a thread has worked for so long without a word. What the machine has to do beside it does not count:
 * a thread that was not given a processor is not caught in anything.
 * @param graceMs of its own work
 * @returns what ends the watch
 */
export function watchSilence(thread: Thread, graceMs: number, lose: () => void): () => void {
  let isOver = false;
  let looks = 0;
  let timer: NodeJS.Timeout;
  let verdict: NodeJS.Immediate | undefined;
  const before = workedMs(thread);

  async function look(): Promise<void> {
    looks += 1;
    const worked = (await workedMs(thread)) - (await before);
    if (isOver) return;
    if (worked < graceMs && looks < MOST_LOOKS) lookLater();
    // Where this thread was busy, its words wait to be heard: that is one turn of the event loop.
    else verdict = setImmediate(lose);
  }

  function lookLater(): void {
    timer = setTimeout(() => void look(), graceMs);
  }

  lookLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearImmediate(verdict);
  };
}
