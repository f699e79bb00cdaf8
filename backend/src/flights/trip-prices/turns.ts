/** That no more can wait for their turn: whoever asks is told so at once. */
export class TooManyWait extends Error {}

/** Lets so many at once do a piece of work; the others wait for their turn, first come first served. */
export class Turns {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws TooManyWait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting)
      throw new TooManyWait('too many prices wait to be looked up');
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
