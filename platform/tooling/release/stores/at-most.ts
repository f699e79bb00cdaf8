/**
 * Lets no more than a few of some works run at once; the others wait for their turn.
 * @returns runs one of them
 */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const done = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (work) => {
    if (running >= count) await new Promise<void>((turn) => waiting.push(turn));
    running += 1;
    try {
      return await work();
    } finally {
      done();
    }
  };
}
