import { useState } from 'react';

/** A total before and after its prices were asked for anew, minor units. */
export interface PriceChange {
  before: number;
  now: number;
}

/**
 * Whether the same choice costs otherwise since its prices were asked for anew; nothing once something else is chosen.
 * @param occasion of the prices: until when they hold
 * @param choice what is chosen, as a text
 * @param total 0 while what is chosen has no price
 */
export function usePriceChange(occasion: string, choice: string, total: number): PriceChange | undefined {
  const [seen, setSeen] = useState({ occasion, choice, total });
  const [change, setChange] = useState<PriceChange>();
  if (seen.occasion !== occasion || seen.choice !== choice || seen.total !== total) {
    setSeen({ occasion, choice, total });
    if (seen.choice !== choice) setChange(undefined);
    else if (seen.total > 0 && total > 0 && seen.total !== total)
      setChange({ before: seen.total, now: total });
  }
  return change;
}
