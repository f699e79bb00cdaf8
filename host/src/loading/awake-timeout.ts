/** Of each, a page that was held counts one: what came meanwhile is heard before the next. */
const STEPS = 10;

/**
 * Calls back after so many milliseconds in which the page could hear answers. A processor that is busy for seconds,
 * or a phone that slept, is no server that hangs: what came meanwhile is taken in first.
 * @param milliseconds of a page that nothing holds
 * @returns ends the wait
 */
export function awakeTimeout(then: () => void, milliseconds: number): () => void {
  let left = STEPS;
  const tick = () => {
    left -= 1;
    if (left > 0) timer = setTimeout(tick, milliseconds / STEPS);
    else then();
  };
  let timer = setTimeout(tick, milliseconds / STEPS);
  return () => clearTimeout(timer);
}
