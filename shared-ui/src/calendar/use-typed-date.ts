import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { readTyped, typedOf } from './iso-dates.ts';

export interface TypedDateRules {
  /** ISO date or empty. */
  value: string;
  /** First and last day that can be taken, ISO dates. */
  min: string;
  max: string;
  locale: 'es' | 'en';
  onDate: (iso: string) => void;
  /** All was taken away. Without it an emptied box goes back to its date. */
  onClear?: () => void;
}

/** What a box for a typed date does: taken on Enter and on leaving; what cannot be read stays to be mended. */
export function useTypedDate({ value, min, max, locale, onDate, onClear }: TypedDateRules) {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);

  const take = () => {
    if (draft === undefined) return;
    const empty = draft.trim() === '';
    const iso = readTyped(draft, locale, min);
    const fits = iso !== undefined && iso >= min && iso <= max;
    setWrong(!empty && !fits);
    if (!empty && !fits) return;
    setDraft(undefined);
    if (fits) onDate(iso);
    else onClear?.();
  };
  const box = {
    inputMode: 'numeric',
    autoComplete: 'off',
    value: draft ?? typedOf(value, locale),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || draft === undefined) return;
      event.preventDefault();
      take();
    },
  } as const;
  /** A day was chosen otherwise: what was typed no longer counts. */
  const drop = () => {
    setDraft(undefined);
    setWrong(false);
  };
  return { box, take, drop, wrong };
}
