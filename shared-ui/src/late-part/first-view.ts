/** Waits for a browser that has nothing else to do; not every browser can be asked. @returns what gives it up */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}

/** A script or picture that hangs keeps the document's `load` from ever coming. */
const LOAD_WITHIN_MS = 5000;

/** Waits for the page's own pictures and fonts first: what comes late must not come between them. */
export function whenFirstViewDone(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  const waited = () => {
    stop();
    stop = whenIdle(callback);
  };
  const timer = setTimeout(waited, LOAD_WITHIN_MS);
  let stop = () => {
    clearTimeout(timer);
    window.removeEventListener('load', waited);
  };
  window.addEventListener('load', waited);
  return () => stop();
}
