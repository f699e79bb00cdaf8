import { setInterval } from 'node:timers/promises';

const TICK_MS = 25;
/** After a pause of the machine not more than this part of a second's requests comes at once. */
const MOST_AT_ONCE = 0.2;

export interface Pace {
  /** A request's turn; they come in the order in which they were asked for. */
  turn(): Promise<void>;
  /** turns that were given */
  readonly given: number;
  /** When so many turns were given. */
  reached(count: number): Promise<void>;
  /** Gives turns until it is stopped and nobody waits. */
  run(): Promise<void>;
  stop(): void;
}

/** Spreads requests over the time, as visitors do and a loop does not. */
export function pace(perSecond: number): Pace {
  const waiting: (() => void)[] = [];
  const watching: { count: number; tell(): void }[] = [];
  const stopped = new AbortController();
  let given = 0;
  let left = 0;
  let countedAt = performance.now();
  return {
    turn: () => new Promise((resolve) => waiting.push(resolve)),
    get given() {
      return given;
    },
    reached: (count) => new Promise((tell) => watching.push({ count, tell })),
    async run() {
      for await (const _tick of setInterval(TICK_MS)) {
        const now = performance.now();
        left = Math.min(left + ((now - countedAt) * perSecond) / 1000, MOST_AT_ONCE * perSecond);
        countedAt = now;
        for (; left >= 1 && waiting.length > 0; left -= 1) {
          given += 1;
          waiting.shift()?.();
        }
        for (const one of watching) if (given >= one.count) one.tell();
        if (stopped.signal.aborted && waiting.length === 0) return;
      }
    },
    stop: () => stopped.abort(),
  };
}
