import { useState } from 'react';
import { Field, TextInput } from '../field/index.ts';
import { readTyped, typedOf } from './iso-dates.ts';

interface TypedDateProps {
  label: string;
  /** ISO date or empty. */
  value: string;
  min: string;
  max: string;
  locale: 'es' | 'en';
  hint: string;
  invalid: string;
  onFocus?: () => void;
  onDate: (iso: string) => void;
}

/** A date by keyboard. It is taken on Enter and on leaving the box; what cannot be read stays to be mended. */
export function TypedDate(props: TypedDateProps) {
  const { label, value, min, max, locale, hint, invalid, onFocus, onDate } = props;
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);

  const take = () => {
    if (draft === undefined) return;
    const iso = readTyped(draft, locale, min);
    const fits = iso !== undefined && iso >= min && iso <= max;
    setWrong(draft.trim() !== '' && !fits);
    if (!fits && draft.trim() !== '') return;
    setDraft(undefined);
    if (fits) onDate(iso);
  };
  return (
    <Field label={label} error={wrong ? invalid : undefined}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder={hint}
        value={draft ?? typedOf(value, locale)}
        onFocus={onFocus}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
    </Field>
  );
}
