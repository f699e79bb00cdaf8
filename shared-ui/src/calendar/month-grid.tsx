import { useMemo, useState } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import type { CalendarCommon } from './calendar-types.ts';
import { DayCell, PricesProvider } from './day-cell.tsx';
import { dateOf, isoOf } from './iso-dates.ts';
import { MonthFrame } from './month-styles.tsx';

const locales = { es, en: enUS };
const components = { DayButton: DayCell };
const noPrices = {};
const noDays: readonly string[] = [];

type MonthGridProps = Pick<
  CalendarCommon,
  'min' | 'max' | 'locale' | 'weekStartsOn' | 'prices' | 'cheapest' | 'months'
> & {
  from: string;
  /** Empty or equal to `from` when one day is chosen. */
  to: string;
  onDay: (iso: string) => void;
};

/** Months with the chosen days marked; the picker brings the keys and the names of days. */
export function MonthGrid(props: MonthGridProps) {
  const { from, to, min, max, locale, weekStartsOn, prices, cheapest, months = 2, onDay } = props;
  const first = dateOf(min);
  const last = dateOf(max);
  const [month, setMonth] = useState(() => dateOf(from) ?? first);
  const dayPrices = useMemo(
    () => ({ prices: prices ?? noPrices, cheapest: cheapest ?? noDays }),
    [prices, cheapest],
  );
  const shared: DayPickerProps = {
    locale: locales[locale],
    weekStartsOn: weekStartsOn ?? (locale === 'es' ? 1 : 0),
    numberOfMonths: months,
    month,
    onMonthChange: setMonth,
    startMonth: first,
    endMonth: last,
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    components,
    navLayout: 'around',
  };
  return (
    <PricesProvider value={dayPrices}>
      <MonthFrame months={months}>
        <DayPicker
          {...shared}
          mode="range"
          selected={{ from: dateOf(from), to: dateOf(to || from) }}
          onSelect={(_, day) => onDay(isoOf(day))}
        />
      </MonthFrame>
    </PricesProvider>
  );
}
