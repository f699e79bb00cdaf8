/** Runs tasks, so many at a time, and gives their results in the order of the tasks. */
export async function inTurns<T, R>(
  tasks: readonly T[],
  atOnce: number,
  run: (task: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = [...tasks.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
