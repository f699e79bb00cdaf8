import styled from '@emotion/styled';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { tokens } from '../tokens/index.ts';
import { Legend, Optional } from './label.tsx';
import { describedBy, FieldMessages, fieldLines } from './messages.tsx';
import { type DateParts, joinDate, splitDate } from './partial-date.ts';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

/** Figures take no more than they need: in the narrowest windows the month's name has the rest. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: 60px 1fr 76px;
  gap: ${tokens.space[2]};

  &[data-month-first] {
    grid-template-columns: 1fr 60px 76px;
  }
`;

export interface DateFieldsProps {
  legend: ReactNode;
  /** January first. */
  monthNames: readonly string[];
  labels: { day: string; month: string; year: string };
  /** The month before the day, as American English says it. */
  monthFirst?: boolean;
  /** `bday` for a birth date: the browser then fills the three parts. */
  autoComplete?: 'bday' | 'cc-exp';
  /** ISO date, a partial one while typing (`-03-`), or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The focus left the whole group. */
  onBlur?: () => void;
  error?: ReactNode;
  hint?: ReactNode;
  /** Words for "may be left empty", beside the legend. */
  optional?: string;
  /** An asterisk behind the legend; each part says it to a screen reader. */
  required?: boolean;
  disabled?: boolean;
  /** Of the fieldset, for an error summary. */
  id?: string;
  className?: string;
}

const digits = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length);

/** A date that people know by heart, in three parts as the language orders them: no calendar to leaf through. */
export function DateFields(props: DateFieldsProps) {
  const {
    legend,
    monthNames,
    labels,
    autoComplete,
    value,
    onChange,
    onBlur,
    error,
    hint,
    className,
    required,
    monthFirst,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  // What was typed is kept as typed: "1" must not turn into "01" before "14" is finished.
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  const parts = joinDate(typed) === value ? typed : splitDate(value);
  const lines = fieldLines(id, { hint, error });

  const change = (part: Partial<DateParts>) => {
    const next = { ...parts, ...part };
    setTyped(next);
    onChange(joinDate(next));
  };
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const shared = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(lines),
    'aria-required': required || undefined,
  };
  const fill = (part: string) => (autoComplete === 'bday' ? `bday-${part}` : undefined);
  const day = (
    <TextInput
      {...shared}
      id={`${id}-day`}
      aria-label={labels.day}
      placeholder={labels.day}
      inputMode="numeric"
      autoComplete={fill('day')}
      value={parts.day}
      onChange={(event) => change({ day: digits(event.target.value, 2) })}
    />
  );
  const month = (
    <Select
      {...shared}
      id={`${id}-month`}
      aria-label={labels.month}
      autoComplete={fill('month')}
      value={parts.month.padStart(2, '0')}
      onChange={(event) => change({ month: event.target.value })}
    >
      <option value="00" disabled>
        {labels.month}
      </option>
      {monthNames.map((name, index) => (
        <option key={name} value={String(index + 1).padStart(2, '0')}>
          {name}
        </option>
      ))}
    </Select>
  );
  return (
    <fieldset id={id} className={className} disabled={props.disabled} onBlur={leave}>
      <Legend data-required={required ? '' : undefined}>
        {legend}
        {props.optional ? <Optional>{props.optional}</Optional> : null}
      </Legend>
      <Parts data-month-first={monthFirst || undefined}>
        {monthFirst ? month : day}
        {monthFirst ? day : month}
        <TextInput
          {...shared}
          id={`${id}-year`}
          aria-label={labels.year}
          placeholder={labels.year}
          inputMode="numeric"
          autoComplete={fill('year')}
          value={parts.year}
          onChange={(event) => change({ year: digits(event.target.value, 4) })}
        />
      </Parts>
      <FieldMessages {...lines} />
    </fieldset>
  );
}
