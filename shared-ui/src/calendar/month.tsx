import { memo } from 'react';
import { dayWords } from './day-words.ts';
import { type WeekStart, weeksOf } from './month-days.ts';

/** Longer than this, a price is set narrower to keep clear of its neighbours on a phone. */
const ROOMY = 5;

export interface MonthProps {
  /** `2026-11` */
  month: string;
  locale: 'es' | 'en';
  weekStartsOn: WeekStart;
  /** First and last day that can be chosen, the chosen range, today. ISO dates. */
  min: string;
  max: string;
  from: string;
  to: string;
  today: string;
  /** The day that the tab key comes to; the arrows go on from there. */
  stop: string;
  prices: Readonly<Record<string, string>>;
  cheapest: readonly string[];
}

function rangePart(day: string, from: string, to: string): string | undefined {
  if (day === from) return day === to ? 'only' : 'start';
  if (day === to) return 'end';
  return from !== '' && day > from && day < to ? 'middle' : undefined;
}

/**
 * One month. All of its days hang on a few texts, and presses are heard by the frame around the months: a month
 * whose texts stay the same is not drawn again.
 */
export const Month = memo(function Month(props: MonthProps) {
  const { month, locale, weekStartsOn, min, max, from, to, today, stop, prices, cheapest } = props;
  const words = dayWords(locale);
  const columns = [...words.weekdays.slice(weekStartsOn), ...words.weekdays.slice(0, weekStartsOn)];
  return (
    <div>
      <p data-caption>{words.month(month)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the WAI-ARIA date picker */}
      <table role="grid" aria-label={words.month(month)}>
        <thead>
          <tr>
            {columns.map(({ long, short }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStartsOn).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => {
                if (day === '') return <td key={columns[column]?.long} />;
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
                      aria-label={price ? `${name}, ${price}` : name}
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
          ))}
        </tbody>
      </table>
    </div>
  );
});
