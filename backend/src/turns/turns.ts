import { comeAgain } from '../problems/index.ts';
import { inSlices, type Pause } from './slices.ts';

/**
 * Lets what has to be made be made one after the other, in slices: whatever else is asked of this process is answered
 * between two of them. So many may wait; one more is told to come again.
 */
export class Turns {
  readonly #mostWaiting: number;
  readonly #refusal: string;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param refusal what one too many is told: a title of a problem */
  constructor(mostWaiting: number, refusal: string) {
    [this.#mostWaiting, this.#refusal] = [mostWaiting, refusal];
  }

  /** @throws ProblemError unavailable, with `Retry-After` */
  async run<T>(work: (pause: Pause) => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#mostWaiting) throw comeAgain(this.#refusal);
    this.#waiting += 1;
    const mine = this.#last.then(() => work(inSlices()));
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }
}
