/** More hotels than somebody looks at in a while. */
const MOST = 5000;

/**
 * Makes something of a hotel once, for the next time that it is asked for. Forgotten all at once when there are too many:
 * weak references to so many hotels take longer to be looked through than to be made anew.
 */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
