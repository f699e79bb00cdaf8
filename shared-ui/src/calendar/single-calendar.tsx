import { CalendarPanel } from './calendar-panel.tsx';
import type { CalendarCommon } from './calendar-types.ts';
import { MonthGrid } from './month-grid.tsx';
import { TypedDate } from './typed-date.tsx';

export interface SingleCalendarProps extends CalendarCommon {
  /** ISO date or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The date is typed beside the calendar already: no box for it here. */
  untyped?: boolean;
}

/** One day. It stays open until done, and takes a typed date too. */
export function SingleCalendar({ value, onChange, untyped = false, ...common }: SingleCalendarProps) {
  const { labels, min, max, locale } = common;
  return (
    <CalendarPanel
      {...common}
      onClear={() => onChange('')}
      typed={
        untyped ? null : (
          <TypedDate
            label={labels.from}
            value={value}
            min={min}
            max={max}
            locale={locale}
            hint={labels.typedHint}
            faults={labels}
            onDate={onChange}
          />
        )
      }
    >
      <MonthGrid {...common} from={value} to="" onDay={onChange} />
    </CalendarPanel>
  );
}
