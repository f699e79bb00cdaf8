/** Makes something of an object once and keeps it for as long as the object is there. */
export function keptOf<Key extends object, Made>(make: (of: Key) => Made): (of: Key) => Made {
  const kept = new WeakMap<Key, { made: Made }>();
  return (of) => {
    const known = kept.get(of);
    if (known) return known.made;
    const made = make(of);
    kept.set(of, { made });
    return made;
  };
}
