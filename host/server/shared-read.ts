export interface ReadLimits {
  /** reads that may come at once, after a quiet time */
  burst: number;
  /** reads that may go on for ever */
  perSecond: number;
}

/**
 * One read for many callers. A caller gets a read that began after he asked, so that what was written before is in
 * it. Only when callers come in numbers do they share the newest one, which is at most `1 / perSecond` seconds old.
 */
export function sharedRead<T>(read: () => Promise<T>, { burst, perSecond }: ReadLimits): () => Promise<T> {
  let left = burst;
  let countedAt = performance.now();
  let isRunning = false;
  let newest: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function mayRead(): boolean {
    const now = performance.now();
    left = Math.min(burst, left + ((now - countedAt) / 1000) * perSecond);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  }

  function begin(): Promise<T> {
    isRunning = true;
    next = undefined;
    newest = read().finally(() => {
      isRunning = false;
    });
    return newest;
  }

  return () => {
    if (next) return next;
    if (newest && !mayRead()) return newest;
    if (!newest || !isRunning) return begin();
    // What runs may have looked before the caller's own write.
    next = newest.then(begin, begin);
    return next;
  };
}
