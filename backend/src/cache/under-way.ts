interface Making<Answer> {
  answer: Promise<Answer>;
  /** who still waits */
  askers: number;
  control: AbortController;
}

/** What is being made, once for all who ask for it meanwhile, and given up when the last of them has left. */
export class UnderWay<Answer> {
  readonly #all = new Map<string, Making<Answer>>();

  get size(): number {
    return this.#all.size;
  }

  /**
   * @param signal says when this asker has left, who is told its reason; others are answered all the same
   * @param make begins it where nobody has; its signal says when nobody waits any more
   */
  async ask(
    key: string,
    signal: AbortSignal | undefined,
    make: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const making = this.#all.get(key) ?? this.#begin(key, make);
    making.askers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      making.askers -= 1;
      left.reject(signal?.reason);
      if (making.askers > 0) return;
      // Who comes now begins another.
      this.#forget(key, making);
      making.control.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([making.answer, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<Answer>): Making<Answer> {
    const control = new AbortController();
    const making = { answer: make(control.signal), askers: 0, control };
    this.#all.set(key, making);
    // Everybody may have left by the time it fails.
    making.answer.catch(() => undefined).finally(() => this.#forget(key, making));
    return making;
  }

  #forget(key: string, making: Making<Answer>): void {
    if (this.#all.get(key) === making) this.#all.delete(key);
  }
}
