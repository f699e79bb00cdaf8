import { performance } from 'node:perf_hooks';

/** Pages work in one go: one that leaves its thread idle for half of this waits for something. */
const LOOK_MS = 10;

/**
 * Tells of the page that has its turn when the thread has nothing to do all the same: it waits for a timer, or for ever.
 * What the machine does meanwhile is not idle.
 */
export function restWatch(tell: (run: number) => void) {
  let holder: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    begin(run: number): void {
      clearTimeout(timer);
      holder = run;
      const { idle } = performance.eventLoopUtilization();
      const look = (): void => {
        if (performance.eventLoopUtilization().idle - idle >= LOOK_MS / 2) tell(run);
        else timer = setTimeout(look, LOOK_MS);
      };
      timer = setTimeout(look, LOOK_MS);
    },
    end(run: number): void {
      if (run === holder) clearTimeout(timer);
    },
  };
}
