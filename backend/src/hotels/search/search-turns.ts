import { setImmediate as nextTurn } from 'node:timers/promises';
import { ProblemError } from '../../problems/index.ts';

/** A piece of a search may take so long before others have their turn: nobody's request waits longer. Milliseconds. */
const SLICE_MS = 8;

/** Gives way to whatever else waits in this process, when its own slice is over. */
export type Pause = () => Promise<void> | undefined;

/**
 * Lets searches that have to be made be made one after the other, in slices: whatever else is asked of this process is
 * answered between two of them. So many may wait; one more is told to come again.
 */
export class SearchTurns {
  readonly #mostWaiting: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** @throws ProblemError unavailable, with `Retry-After` */
  async run<T>(search: (pause: Pause) => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#mostWaiting)
      throw new ProblemError('unavailable', {
        title: 'Too many searches at once; try again in a moment',
        headers: { 'retry-after': '2' },
      });
    this.#waiting += 1;
    const mine = this.#last.then(() => this.#begin(search));
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }

  #begin<T>(search: (pause: Pause) => Promise<T>): Promise<T> {
    let since = performance.now();
    const giveWay = async () => {
      await nextTurn();
      since = performance.now();
    };
    return search(() => (performance.now() - since < SLICE_MS ? undefined : giveWay()));
  }
}
