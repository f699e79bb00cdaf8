import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** Ticks each second, and at once when the page comes back: timers of a sleeping tab stand still, clocks do not. */
function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}

const unknown = () => undefined;

/**
 * Whole seconds until `endsAt`, never below 0; nothing on a server, which does not know the reader's moment, and as long
 * as the clock or the end is not known.
 *
 * @param endsAt milliseconds since 1970
 * @param now the clock to compare with; give one that is set by the server where the visitor's may be wrong
 */
export function useSecondsLeft(
  endsAt: number | undefined,
  now: () => number | undefined = Date.now,
): number | undefined {
  const left = useCallback(() => {
    const at = now();
    if (at === undefined || endsAt === undefined) return undefined;
    return Math.max(0, Math.ceil((endsAt - at) / SECOND_MS));
  }, [endsAt, now]);
  return useSyncExternalStore<number | undefined>(subscribe, left, unknown);
}
