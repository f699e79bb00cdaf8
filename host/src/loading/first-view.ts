import { useEffect, useState } from 'react';

/** Waits for a browser that has nothing else to do; not every browser can be asked. @returns what gives it up */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}

/** Waits for the page's own pictures and fonts first: what comes late must not come between them. */
function whenFirstViewDone(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let stop = () => window.removeEventListener('load', loaded);
  const loaded = () => {
    stop = whenIdle(callback);
  };
  window.addEventListener('load', loaded, { once: true });
  return () => stop();
}

/** True when the first view is drawn and the browser idle: from then on what was left out of it may come. */
export function useFirstViewDone(): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => whenFirstViewDone(() => setDone(true)), []);
  return done;
}
