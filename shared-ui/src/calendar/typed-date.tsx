import { Field, TextInput } from '../field/index.ts';
import { type TypedDateFault, type TypedDateRules, useTypedDate } from './use-typed-date.ts';

interface TypedDateProps extends TypedDateRules {
  label: string;
  hint: string;
  faults: Record<TypedDateFault, string>;
  /** The next press in the months sets this date. */
  current?: boolean;
  /** by pointer: who passes with the Tab key has not chosen it */
  onPress?: () => void;
}

/** A date by keyboard, over the months. */
export function TypedDate({ label, hint, faults, current, onPress, ...rules }: TypedDateProps) {
  const { box, take, wrong } = useTypedDate(rules);
  return (
    <Field label={label} error={wrong && faults[wrong]} data-current={current ? '' : undefined}>
      <TextInput {...box} placeholder={hint} onClick={onPress} onBlur={take} />
    </Field>
  );
}
