import { useState } from 'react';
import { VisuallyHidden } from '../layout/index.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import type { CalendarCommon } from './calendar-types.ts';
import { typedOf } from './iso-dates.ts';
import { MonthGrid } from './month-grid.tsx';
import { type DayRange, pickRange, type RangeEnd } from './pick-range.ts';
import { TypedDate } from './typed-date.tsx';

export interface RangeCalendarProps extends CalendarCommon, DayRange {
  /** ISO dates; empty for an end that is not chosen. */
  onChange: (range: DayRange) => void;
  /** Which end the first press sets: the slot that was pressed. */
  start?: RangeEnd;
}

/** Departure and return. It stays open until done, and takes typed dates too. */
export function RangeCalendar({ from, to, onChange, start = 'from', ...common }: RangeCalendarProps) {
  const { labels, min, max, locale, open } = common;
  // Every opening, and every press on the other slot, begins at the end that was asked for.
  const occasion = `${open} ${start}`;
  const [turn, setTurn] = useState({ occasion, end: start });
  const end = turn.occasion === occasion ? turn.end : start;
  const setEnd = (next: RangeEnd) => setTurn({ occasion, end: next });

  const pick = (which: RangeEnd, day: string) => {
    const { range, next } = pickRange({ from, to }, which, day);
    setEnd(next);
    onChange(range);
  };
  const clear = () => {
    setEnd('from');
    onChange({ from: '', to: '' });
  };
  const typed = { min, max, locale, hint: labels.typedHint, faults: labels };
  return (
    <CalendarPanel
      {...common}
      onClear={clear}
      typed={
        <>
          <TypedDate
            {...typed}
            label={labels.from}
            value={from}
            current={end === 'from'}
            onPress={() => setEnd('from')}
            onDate={(day) => pick('from', day)}
          />
          <TypedDate
            {...typed}
            label={labels.to}
            value={to}
            current={end === 'to'}
            onPress={() => setEnd('to')}
            onDate={(day) => pick('to', day)}
          />
        </>
      }
    >
      <MonthGrid {...common} from={from} to={to} onDay={(day) => pick(end, day)} />
      <VisuallyHidden role="status">
        {from ? `${labels.from} ${typedOf(from, locale)}` : ''}
        {to ? `, ${labels.to} ${typedOf(to, locale)}` : ''}
      </VisuallyHidden>
    </CalendarPanel>
  );
}
