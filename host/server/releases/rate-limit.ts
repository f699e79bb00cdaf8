/** How often something may be done. */
export interface Rate {
  /** times that may come at once, after a quiet time */
  burst: number;
  /** times that may go on for ever */
  perSecond: number;
}

/** @returns says whether it may be done now, and counts it then */
export function rateLimit({ burst, perSecond }: Rate): () => boolean {
  let left = burst;
  let countedAt = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - countedAt) / 1000) * perSecond);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
