import { createContext, useContext, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/** Longer than this, a price is set narrower to keep clear of its neighbours on a phone. */
const ROOMY = 5;

interface DayPrices {
  prices: Readonly<Record<string, string>>;
  cheapest: readonly string[];
}

const Prices = createContext<DayPrices>({ prices: {}, cheapest: [] });

export const PricesProvider = Prices.Provider;

/** A day; its cheapest price, where known, is part of its name and drawn under it by the style. */
export function DayCell({ day, modifiers, children, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { prices, cheapest } = useContext(Prices);
  const price = prices[day.isoDate];

  // The arrow keys move through the days; the picker says which one is next.
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);

  return (
    <button
      ref={ref}
      type="button"
      {...button}
      aria-label={price ? `${button['aria-label']}, ${price}` : button['aria-label']}
      data-day={day.isoDate}
      data-price={price}
      data-long={price && price.length > ROOMY ? '' : undefined}
      data-cheapest={cheapest.includes(day.isoDate) ? '' : undefined}
    >
      {children}
    </button>
  );
}
