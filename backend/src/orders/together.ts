/**
 * Does one thing at a time for each key, in this process: who asks meanwhile waits for it, and it ends for him as it
 * does for the first.
 */
export function together<T>(): (key: string, act: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, act) => {
    const known = underWay.get(key);
    if (known) return known;
    const done = act().finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };
}
