/** Over once the browser has painted what there is to show by now; at once in a tab that paints nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Calls when the page has loaded and the browser has nothing else to do; never in one that cannot say so.
 * @returns what gives it up
 */
export function whenLoadedAndIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') return () => {};
  let stop = () => window.removeEventListener('load', ask);
  const ask = () => {
    const handle = window.requestIdleCallback(callback);
    stop = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
  return () => stop();
}
