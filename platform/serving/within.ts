/** How long something is waited for, by the clock, by a signal or by whichever ends first. */
export interface Wait<U> {
  /** milliseconds from now */
  ms?: number;
  /** nobody waits any longer when it is aborted */
  signal?: AbortSignal;
  /** what is given instead, or thrown */
  late: () => U;
}

/**
 * What is asked for, or what `late` says when it is not there in time. Whatever is late goes on, and may happen all the
 * same. What is there, but waits behind a busy process, is not late: it has the next turn.
 */
export async function within<T, U>(asked: Promise<T>, { ms, signal, late }: Wait<U>): Promise<T | U> {
  const { promise: over, resolve, reject } = Promise.withResolvers<U>();
  const end = () => {
    try {
      resolve(late());
    } catch (error) {
      reject(error);
    }
  };
  const endNext = () => setImmediate(end);
  const timer = ms === undefined ? undefined : setTimeout(endNext, ms);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', endNext, { once: true });
  try {
    return await Promise.race([asked, over]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', endNext);
  }
}
