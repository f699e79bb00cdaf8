import type { Language } from '@alisio/shared-contracts/languages';
import { memo } from 'react';
import { dayWords } from './day-words.ts';

/** Longer than this, a price is set narrower to keep clear of its neighbours on a phone. */
const ROOMY = 5;

export interface WeekProps {
  /** Seven ISO dates; empty where a day of another month would stand. The same array for the same week. */
  days: readonly string[];
  locale: Language;
  /** First and last day that can be chosen, the chosen range, today, the tab key's day. ISO dates. */
  min: string;
  max: string;
  from: string;
  to: string;
  today: string;
  stop: string;
  prices: Readonly<Record<string, string>>;
  priceUnit: string;
  cheapest: readonly string[];
}

function rangePart(day: string, from: string, to: string): string | undefined {
  if (day === from) return day === to ? 'only' : 'start';
  if (day === to) return 'end';
  return from !== '' && day > from && day < to ? 'middle' : undefined;
}

/** One line of a month. A week for which nothing has changed is not drawn again. */
export const Week = memo(function Week(props: WeekProps) {
  const { days, locale, min, max, from, to, today, stop, prices, priceUnit, cheapest } = props;
  const words = dayWords(locale);
  return (
    <tr>
      {days.map((day, column) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a week stay where they are
        if (day === '') return <td key={column} />;
        const price = prices[day];
        const part = rangePart(day, from, to);
        const name = words.day(day);
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a cell is a gridcell
          <td key={day} data-range={part} aria-selected={part !== undefined}>
            <button
              type="button"
              tabIndex={day === stop ? 0 : -1}
              disabled={day < min || day > max}
              aria-label={price ? `${name}, ${priceUnit}${price}` : name}
              aria-current={day === today ? 'date' : undefined}
              data-day={day}
              data-price={price}
              data-long={price && price.length > ROOMY ? '' : undefined}
              data-cheapest={cheapest.includes(day) ? '' : undefined}
            >
              {Number(day.slice(8))}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
