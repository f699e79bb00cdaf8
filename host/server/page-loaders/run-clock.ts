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
 * meanwhile. What the thread works is shared by those who want to be worked on, or by those who wait where nobody does;
 * what it waits is each one's own.
 */
export function runClocks(spent: () => Spent = spentHere) {
  let last = spent();
  let runs = 0;
  /** of a page that wanted to be worked on all the time */
  let one = 0;
  let waiting = 0;
  /** of a page that waited all the time: what is worked while all wait is done by those who wait */
  let beside = 0;
  const advance = (): void => {
    const now = spent();
    const worked = now.worked - last.worked;
    if (runs > 0) one += worked / runs + now.idle - last.idle;
    else if (waiting > 0) beside += worked / waiting;
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
      const beginWait = (): void => {
        advance();
        waiting += 1;
        since = beside;
      };
      const endWait = (): void => {
        advance();
        waiting -= 1;
        own += beside - since;
      };
      return {
        /** Its code is there, and it has its turn. */
        begin(): void {
          hasBegun = true;
          if (open === 0) goOn();
          else beginWait();
        },
        wait(): void {
          open += 1;
          if (open > 1 || !hasBegun) return;
          pause();
          beginWait();
        },
        goOn(): void {
          open -= 1;
          if (open > 0 || !hasBegun) return;
          endWait();
          goOn();
        },
        /** Ends it. @returns milliseconds */
        ownMs(): number {
          if (hasBegun && open === 0) pause();
          else if (hasBegun) endWait();
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
