import { WANTED } from '@alisio/shared-ui/hydration';
import { whenFirstViewDone } from '@alisio/shared-ui/late-part';

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', WANTED] as const;

/**
 * Calls once: when the first view is done and the browser idle, or with the first touch; at once where something has the
 * focus already.
 * @returns what gives it up
 */
export function whenWanted(callback: () => void): () => void {
  const stop = () => {
    giveUp();
    for (const type of TOUCHES) window.removeEventListener(type, want, true);
  };
  const want = () => {
    stop();
    callback();
  };
  const giveUp = whenFirstViewDone(want);
  // What is told to one element alone passes the window, too.
  for (const type of TOUCHES) window.addEventListener(type, want, true);
  if (document.activeElement !== document.body) want();
  return stop;
}
