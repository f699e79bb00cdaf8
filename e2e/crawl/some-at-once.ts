/** Asked for at once: a site is for others, too. */
const AT_ONCE = 4;

/** Does something with each thing that is handed out until there is none, several at a time. */
export async function someAtOnce<T>(
  next: () => T | undefined,
  doWith: (thing: T) => Promise<void>,
): Promise<void> {
  const work = async () => {
    for (let thing = next(); thing !== undefined; thing = next()) await doWith(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
