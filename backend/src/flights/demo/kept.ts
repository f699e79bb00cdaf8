/** Makes something of an object or a text once and keeps it as long as this is there: for one search, or a part of it. */
export class Kept<Key extends object | string, Made> {
  readonly #known = new Map<Key, Made>();
  readonly #make: (of: Key) => Made;

  constructor(make: (of: Key) => Made) {
    this.#make = make;
  }

  of(key: Key): Made {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#make(key);
    this.#known.set(key, made);
    return made;
  }
}
