/** How long an answer is kept, and how often old ones are let go (§4), milliseconds. */
const KEPT_MS = 30 * 60_000;
const SWEEP_MS = 10 * 60_000;

/**
 * Answers of one kind in this tab: the same is asked once in half an hour, while it is asked and after; old answers go
 * every ten minutes. Browser only: an edge would keep one visitor's for another.
 */
export class KeptAnswers<Answer> {
  readonly #kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  #sweptAt = 0;

  /** @param ask for what is not kept; its failure is not an answer: the next who wants it asks again */
  of(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = Date.now();
    this.#sweep(now);
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < KEPT_MS) return kept.answer;
    const answer = ask();
    this.#kept.set(key, { at: now, answer });
    answer.catch(() => this.#kept.delete(key));
    return answer;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [key, { at }] of this.#kept) if (now - at >= KEPT_MS) this.#kept.delete(key);
  }
}
