import { setTimeout as pause } from 'node:timers/promises';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { CompressedAnswer } from './compressed-answer.ts';

/** What is known of a search while suppliers are awaited. */
export interface ToldPart {
  answer: CompressedAnswer;
  /** see `MadePart` */
  best: FlightOffer | undefined;
}

/** What is known of a search before all of it is, for whoever asks and whenever they come. */
export class PartsOfSearch {
  readonly #told: ToldPart[] = [];
  #next = Promise.withResolvers<void>();

  tell(part: ToldPart): void {
    this.#told.push(part);
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  get count(): number {
    return this.#told.length;
  }

  /** The part that follows so many others; it may never come. */
  async after(count: number): Promise<ToldPart> {
    for (;;) {
      const part = this.#told[count];
      if (part) return part;
      await this.#next.promise;
    }
  }

  /** All parts that are known so many milliseconds after the first. */
  async soFar(patienceMs: number): Promise<readonly CompressedAnswer[]> {
    await this.after(0);
    await pause(patienceMs, undefined, { ref: false });
    return this.#told.map(({ answer }) => answer);
  }
}
