import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import type { CalendarCommon } from '../calendar/calendar-types.ts';
import type { DayRange, RangeEnd } from '../calendar/pick-range.ts';
import { describedBy, FieldMessages, fieldLines } from '../field/messages.tsx';
import { useLatePart } from '../late-part/index.ts';
import { SlotButton } from '../slot/index.ts';
import { tokens } from '../tokens/index.ts';

const Slots = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
`;

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ '../calendar/range-calendar.tsx')).RangeCalendar;

export interface DateRangeFieldProps
  extends DayRange,
    Omit<CalendarCommon, 'open' | 'onOpenChange' | 'anchor'> {
  /** ISO dates; an end that is not chosen yet is empty. */
  onChange: (range: DayRange) => void;
  /** An ISO date as the slot shows it: "sáb 12 dic". */
  dayText: (iso: string) => string;
  placeholder: string;
  hint?: string;
  error?: string;
  /** Of the first slot, for an error summary. */
  id?: string;
  className?: string;
}

/** Two days that belong together: going and coming back, arriving and leaving. The calendar's code comes late. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { dayText, placeholder, hint, error, id, className, ...calendar } = props;
  const ownId = useId();
  const lines = fieldLines(id ?? ownId, { hint, error });
  const slots = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<RangeEnd>();
  const { part: Calendar, want, warm } = useLatePart(loadCalendar);

  const slot = (end: RangeEnd) => ({
    label: calendar.labels[end],
    value: calendar[end] && dayText(calendar[end]),
    placeholder,
    expanded: opened === end,
    invalid: error !== undefined,
    describedBy: describedBy(lines),
    onPointerEnter: warm,
    onFocus: warm,
    onClick: async () => {
      if (await want()) setOpened(end);
    },
  });
  return (
    <div className={className}>
      <Slots ref={slots}>
        <SlotButton id={id ?? ownId} {...slot('from')} />
        <SlotButton {...slot('to')} />
      </Slots>
      <FieldMessages {...lines} />
      {Calendar ? (
        <Calendar
          {...calendar}
          start={opened}
          open={opened !== undefined}
          onOpenChange={(open) => setOpened(open ? 'from' : undefined)}
          anchor={slots}
        />
      ) : null}
    </div>
  );
}
