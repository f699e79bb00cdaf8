const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether both are equal; parts of `next` that are give their place to those of `before`. */
function share(before: unknown, next: unknown): boolean {
  if (Object.is(before, next)) return true;
  if (!isHolder(before) || !isHolder(next) || Array.isArray(before) !== Array.isArray(next)) return false;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const old: unknown = Reflect.get(before, key);
    if (!Object.hasOwn(before, key) || !share(old, Reflect.get(next, key))) same = false;
    else if (isHolder(old)) Reflect.set(next, key, old);
  }
  return same;
}

/**
 * The next state, in which all that equals what stood there before is the very same object: who shows only that
 * need not draw it again. For what JSON can say.
 * @param next is changed by it
 */
export function keepSame<T>(before: T, next: T): T {
  return share(before, next) ? before : next;
}
