/** Who asks, by whatever names them; nobody for what the process wants itself. */
export type Caller = string | undefined;

/** What waits, in a line of its own for each caller: taken from one line after the other, not first come, first served. */
export class FairQueue<Item extends { caller: Caller }> {
  readonly #first: Item[] = [];
  /** in the order of their turns */
  readonly #lines = new Map<Caller, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many of a caller wait in their line. */
  of(caller: Caller): number {
    return this.#lines.get(caller)?.length ?? 0;
  }

  add(item: Item): void {
    const line = this.#lines.get(item.caller);
    if (line) line.push(item);
    else this.#lines.set(item.caller, [item]);
    this.#size += 1;
  }

  /** Goes before all lines, and before what went so before. */
  addFirst(item: Item): void {
    this.#first.unshift(item);
    this.#size += 1;
  }

  /** Takes out what is next. */
  take(): Item | undefined {
    const item = this.#first.shift() ?? this.#takeInTurn();
    if (item) this.#size -= 1;
    return item;
  }

  /** @returns whether it waited */
  remove(item: Item): boolean {
    const line = this.#lines.get(item.caller) ?? [];
    for (const items of [this.#first, line]) {
      const place = items.indexOf(item);
      if (place < 0) continue;
      items.splice(place, 1);
      this.#size -= 1;
      if (line.length === 0) this.#lines.delete(item.caller);
      return true;
    }
    return false;
  }

  #takeInTurn(): Item | undefined {
    for (const [caller, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(caller);
      if (line.length > 0) this.#lines.set(caller, line);
      return item;
    }
    return undefined;
  }
}
