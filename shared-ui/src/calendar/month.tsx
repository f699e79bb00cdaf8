import type { Language } from '@alisio/shared-contracts/languages';
import { memo, useMemo } from 'react';
import { dayWords } from './day-words.ts';
import { type WeekStart, weeksOf, within } from './month-days.ts';
import { Week } from './week.tsx';

export interface MonthProps {
  /** `2026-11` */
  month: string;
  locale: Language;
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
  priceUnit: string;
  cheapest: readonly string[];
}

/**
 * One month. All of its days hang on a few texts, and presses are heard by the frame around the months: a month, and
 * in it a week, whose texts stay the same is not drawn again.
 */
export const Month = memo(function Month(props: MonthProps) {
  const { month, locale, weekStartsOn, min, max, from, to, today, stop, prices, priceUnit, cheapest } = props;
  const words = dayWords(locale);
  const weeks = useMemo(() => weeksOf(month, weekStartsOn), [month, weekStartsOn]);
  const columns = [...words.weekdays.slice(weekStartsOn), ...words.weekdays.slice(0, weekStartsOn)];
  return (
    <div data-month={month}>
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
          {weeks.map((days) => {
            const shown = days.filter(Boolean);
            const [first = '', last = ''] = [shown[0], shown.at(-1)];
            const here = (iso: string) => within(first, last, iso);
            return (
              <Week
                key={first}
                days={days}
                locale={locale}
                min={here(min)}
                max={here(max)}
                from={here(from)}
                to={here(to)}
                today={here(today)}
                stop={here(stop)}
                prices={prices}
                priceUnit={priceUnit}
                cheapest={cheapest}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
