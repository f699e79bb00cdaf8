import { whenIdle } from '@alisio/shared-ui/late-part';

/** Nobody has touched the page for this long: long work may begin. Milliseconds. */
const STILL_MS = 3000;

/** What a hand does to a page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Waits for a page that nobody touches, then for a browser that has nothing else to do: for work that would keep a
 * press waiting. @returns what gives it up
 */
export function whenStill(callback: () => void): () => void {
  const touches = new AbortController();
  let stop = () => {};
  const wait = () => {
    stop();
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        touches.abort();
        callback();
      });
    }, STILL_MS);
    stop = () => clearTimeout(timer);
  };
  for (const touch of TOUCHES) {
    window.addEventListener(touch, wait, { capture: true, passive: true, signal: touches.signal });
  }
  wait();
  return () => {
    touches.abort();
    stop();
  };
}
