import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import type { CalendarCommon, CalendarLabels } from '../calendar/calendar-types.ts';
import { type TypedDateRules, useTypedDate } from '../calendar/use-typed-date.ts';
import { Field, type FieldWords, TextInput } from '../field/index.ts';
import { Icon } from '../icons/index.ts';
import { useLatePart } from '../late-part/index.ts';
import { tokens } from '../tokens/index.ts';

const Line = styled.div`
  position: relative;

  & > input {
    padding-right: ${tokens.space[12]};
  }

  & > button {
    position: absolute;
    top: 50%;
    right: ${tokens.space[1]};
    transform: translateY(-50%);
  }
`;

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "calendar" */ '../calendar/single-calendar.tsx')).SingleCalendar;

export interface DateFieldProps
  extends FieldWords,
    Omit<TypedDateRules, 'onDate' | 'onClear'>,
    Pick<CalendarCommon, 'weekStartsOn' | 'prices' | 'priceUnit'> {
  label: string;
  /** ISO date, or empty when all was taken away. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Words of the calendar; `open` names its button: "Abrir el calendario". */
  labels: Omit<CalendarLabels, 'from' | 'to'> & { open: string };
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** One date, typed or chosen in a calendar, whose code comes when it is opened. For birth dates take `DateFields`. */
export function DateField(props: DateFieldProps) {
  const { label, id, optional, required, hint, error, className, labels, name, disabled, ...rest } = props;
  const { onChange, onBlur, ...days } = rest;
  const { box, take, drop, wrong } = useTypedDate({
    ...days,
    onDate: onChange,
    onClear: () => onChange(''),
  });
  const { part: Calendar, want, warm } = useLatePart(loadCalendar);
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const openCalendar = async () => {
    if (await want()) setOpen(true);
    // The box does without the calendar.
    else input.current?.focus();
  };
  const choose = (day: string) => {
    drop();
    onChange(day);
    setOpen(false);
  };
  const words = { label, id, optional, required, hint, className };
  return (
    <Field {...words} error={wrong ? labels[wrong] : error}>
      <Line ref={line}>
        <TextInput
          {...box}
          ref={input}
          name={name}
          disabled={disabled}
          placeholder={labels.typedHint}
          onBlur={() => {
            take();
            onBlur?.();
          }}
        />
        <IconButton
          label={labels.open}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => (open ? setOpen(false) : openCalendar())}
        >
          <Icon name="calendar" />
        </IconButton>
      </Line>
      {Calendar ? (
        <Calendar
          {...days}
          onChange={choose}
          untyped
          open={open}
          onOpenChange={setOpen}
          anchor={line}
          labels={{ ...labels, from: label, to: label }}
          months={1}
        />
      ) : null}
    </Field>
  );
}
