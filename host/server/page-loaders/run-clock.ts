import { performance } from 'node:perf_hooks';

/** Of a thread since it began, milliseconds. */
export interface Spent {
  /** what it worked; not what the machine did meanwhile */
  worked: number;
  /** what it waited with nothing to do */
  idle: number;
}

function spentHere(): Spent {
  const { user, system } = process.threadCpuUsage();
  return { worked: (user + system) / 1000, idle: performance.eventLoopUtilization().idle };
}

/**
 * How long pages keep their thread by themselves: neither what they wait for the API, nor what the machine does
 * meanwhile. What the thread works is shared by those who want to be worked on; what it waits is each one's own.
 */
export function runClocks(spent: () => Spent = spentHere) {
  let last = spent();
  let runs = 0;
  /** of a page that wanted to be worked on all the time */
  let one = 0;
  const advance = (): void => {
    const now = spent();
    if (runs > 0) one += (now.worked - last.worked) / runs + now.idle - last.idle;
    last = now;
  };

  return {
    clock() {
      let hasBegun = false;
      let open = 0;
      let since = 0;
      let own = 0;
      const goOn = (): void => {
        advance();
        runs += 1;
        since = one;
      };
      const pause = (): void => {
        advance();
        runs -= 1;
        own += one - since;
      };
      return {
        /** Its code is there, and it has its turn. */
        begin(): void {
          hasBegun = true;
          goOn();
        },
        wait(): void {
          open += 1;
          if (open === 1) pause();
        },
        goOn(): void {
          open -= 1;
          if (open === 0) goOn();
        },
        /** Ends it. @returns milliseconds */
        ownMs(): number {
          if (hasBegun && open === 0) pause();
          return own;
        },
      };
    },
    /** Does what is no page's. */
    without<T>(work: () => T): T {
      advance();
      try {
        return work();
      } finally {
        last = spent();
      }
    },
  };
}

const ofThisThread = runClocks();
export const runClock = ofThisThread.clock;

/** What a thread works on pages. Making a composition is not part of it: that is once. */
export function workMeter() {
  let told = 0;
  let apart = 0;
  return {
    /** Does what is not to be counted. */
    without<T>(work: () => T): T {
      const began = performance.now();
      try {
        return ofThisThread.without(work);
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
