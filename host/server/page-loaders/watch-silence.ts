import type { Worker } from 'node:worker_threads';

type Thread = Pick<Worker, 'cpuUsage'>;

/** A thread that waits without working, whatever for, is silent for good after so many looks. */
const MOST_LOOKS = 40;
/** So is one that cannot even be asked how long it has worked: it is inside one call of the language that never ends. */
const MOST_UNANSWERED = 8;

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
  let verdict: NodeJS.Immediate | undefined;
  const rest = () => new Promise<undefined>((over) => setTimeout(over, graceMs, undefined).unref());
  const ask = () => Promise.race([workedMs(thread), rest()]);

  async function watch(): Promise<void> {
    let before = await ask();
    let unanswered = 0;
    for (let looks = 1; !isOver; looks += 1) {
      await rest();
      const now = await ask();
      before ??= now;
      unanswered = now === undefined ? unanswered + 1 : 0;
      const worked = (now ?? 0) - (before ?? 0);
      if (worked >= graceMs || looks >= MOST_LOOKS || unanswered >= MOST_UNANSWERED) break;
    }
    // Where this thread was busy, its words wait to be heard: that is one turn of the event loop.
    if (!isOver) verdict = setImmediate(lose);
  }

  void watch();
  return () => {
    isOver = true;
    clearImmediate(verdict);
  };
}
