import { holdTouchesScript } from '../pages/held-touches.ts';

const { addEventListener } = window;
const listening: Parameters<typeof addEventListener>[] = [];
/** The page of the script ends. */
export function endScript() {
  for (const [type, listener, options] of listening.splice(0))
    window.removeEventListener(type, listener, options);
}
afterEach(() => {
  endScript();
  document.body.replaceChildren();
});

/** Runs the script that holds touches as a page has it; the page ends with the test. */
export function runScript() {
  window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listening.push(given);
    addEventListener.apply(window, given);
  };
  new Function(holdTouchesScript)();
  window.addEventListener = addEventListener;
}
