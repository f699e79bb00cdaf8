import { createContext, useContext, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

const Prices = createContext<Readonly<Record<string, string>>>({});

export const PricesProvider = Prices.Provider;

/** A day; its cheapest price, where known, is part of its name and drawn under it by the style. */
export function DayCell({ day, modifiers, children, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const price = useContext(Prices)[day.isoDate];

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
    >
      {children}
    </button>
  );
}
