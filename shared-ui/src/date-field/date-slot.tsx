import { useRef, useState } from 'react';
import type { CalendarCommon, CalendarLabels } from '../calendar/calendar-types.ts';
import { useLatePart } from '../late-part/index.ts';
import { SlotButton } from '../slot/index.ts';

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ '../calendar/single-calendar.tsx')).SingleCalendar;

export interface DateSlotProps extends Pick<CalendarCommon, 'min' | 'max' | 'locale' | 'weekStartsOn'> {
  label: string;
  /** ISO date, or empty for none */
  value: string;
  /** ISO date, or empty when the day was taken away */
  onChange: (value: string) => void;
  /** An ISO date as the slot shows it: "sáb 12 dic". */
  dayText: (iso: string) => string;
  placeholder: string;
  labels: Omit<CalendarLabels, 'from' | 'to'>;
}

/** One day of a finder: a slot that opens a calendar, whose code comes then. */
export function DateSlot({ label, value, onChange, dayText, placeholder, labels, ...days }: DateSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { part: Calendar, want, warm } = useLatePart(loadCalendar);
  return (
    <div ref={place}>
      <SlotButton
        label={label}
        value={value && dayText(value)}
        placeholder={placeholder}
        expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={async () => {
          if (await want()) setOpen(true);
        }}
      />
      {Calendar ? (
        <Calendar
          {...days}
          value={value}
          onChange={onChange}
          open={open}
          onOpenChange={setOpen}
          anchor={place}
          labels={{ ...labels, from: label, to: label }}
          months={1}
        />
      ) : null}
    </div>
  );
}
