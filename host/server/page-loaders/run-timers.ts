type Callback = (...given: unknown[]) => unknown;

/** Timers of pages. A page has its own, as numbers, and they end with it: none goes on behind what it was asked for. */
export interface RunTimers {
  setTimeout(callback: Callback, ms?: number, ...given: unknown[]): number;
  clearTimeout(timer?: unknown): void;
  /** From here on timers of this run are set. */
  begin(run: number): void;
  end(run: number): void;
}

/** @param current which run the code that runs just now belongs to */
export function runTimers(current: () => number | undefined): RunTimers {
  const timersOf = new Map<number, Map<unknown, NodeJS.Timeout>>();
  const own = () => timersOf.get(current() ?? 0);
  let numbers = 0;
  return {
    setTimeout(callback, ms, ...given) {
      if (typeof callback !== 'function') throw new TypeError('A timer calls a function.');
      numbers += 1;
      const number = numbers;
      const timers = own();
      timers?.set(
        number,
        setTimeout(() => {
          timers.delete(number);
          callback(...given);
        }, ms),
      );
      return number;
    },
    clearTimeout(number) {
      const timers = own();
      clearTimeout(timers?.get(number));
      timers?.delete(number);
    },
    begin: (run) => void timersOf.set(run, new Map()),
    end(run) {
      for (const timer of timersOf.get(run)?.values() ?? []) clearTimeout(timer);
      timersOf.delete(run);
    },
  };
}

/** A signal's own timer is one of the page's, too. */
export function signalsByTimers({ setTimeout }: RunTimers): void {
  AbortSignal.timeout = (ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
    return control.signal;
  };
}
