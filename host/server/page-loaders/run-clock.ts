import { performance } from 'node:perf_hooks';

/** How long a page keeps its thread by itself: what it waits for the API is not its own. */
export function runClock() {
  let begun: number | undefined;
  let open = 0;
  let waitsSince = 0;
  let waitedMs = 0;
  return {
    /** Its code is there, and it has its turn. */
    begin(): void {
      begun = performance.now();
    },
    wait(): void {
      if (open === 0) waitsSince = performance.now();
      open += 1;
    },
    goOn(): void {
      open -= 1;
      if (open === 0) waitedMs += performance.now() - waitsSince;
    },
    ownMs(): number {
      const now = performance.now();
      const waits = open > 0 ? now - waitsSince : 0;
      return begun === undefined ? 0 : now - begun - waitedMs - waits;
    },
  };
}

/** What a thread works on pages. Making a composition is not part of it: that is once. */
export function workMeter() {
  let told = 0;
  let apart = 0;
  return {
    /** Does what is not to be counted. */
    without<T>(work: () => T): T {
      const began = performance.now();
      try {
        return work();
      } finally {
        apart += performance.now() - began;
      }
    },
    /** Milliseconds since it was asked before. */
    since(): number {
      const { active } = performance.eventLoopUtilization();
      const workedMs = Math.max(0, active - told - apart);
      told = active;
      apart = 0;
      return workedMs;
    },
  };
}
