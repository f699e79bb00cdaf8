import type { Language } from '@alisio/shared-contracts/languages';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { isDayAndMonth, readTyped, typedOf } from './iso-dates.ts';

export interface TypedDateRules {
  /** ISO date or empty. */
  value: string;
  /** First and last day that can be taken, ISO dates. */
  min: string;
  max: string;
  locale: Language;
  onDate: (iso: string) => void;
  /** All was taken away. Without it an emptied box goes back to its date. */
  onClear?: () => void;
}

/** What is wrong with a typed date: too early or unreadable, after the last day, or a day such as 31 February. */
export type TypedDateFault = 'invalid' | 'tooLate' | 'noSuchDate';

function faultOf(text: string, iso: string | undefined, max: string): TypedDateFault {
  if (iso === undefined) return isDayAndMonth(text) ? 'noSuchDate' : 'invalid';
  return iso > max ? 'tooLate' : 'invalid';
}

/** Up to the last digit of its year. */
const WHOLE = /\d{4}\s*$/;

/** What a box for a typed date does: taken once it is whole, on Enter and on leaving; what cannot be read stays to be mended. */
export function useTypedDate({ value, min, max, locale, onDate, onClear }: TypedDateRules) {
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState<TypedDateFault>();

  const take = () => {
    if (draft === undefined) return;
    const empty = draft.trim() === '';
    const iso = readTyped(draft, locale, min);
    const fits = iso !== undefined && iso >= min && iso <= max;
    if (!empty && !fits) return setWrong(faultOf(draft, iso, max));
    setWrong(undefined);
    setDraft(undefined);
    if (!fits) onClear?.();
    else if (iso !== value) onDate(iso);
  };
  /** A whole date is taken as it is typed: on leaving nothing moves any more under the press that leaves. */
  const type = (text: string) => {
    setDraft(text);
    const iso = WHOLE.test(text) ? readTyped(text, locale, min) : undefined;
    if (iso === undefined || iso < min || iso > max) return;
    setWrong(undefined);
    if (iso !== value) onDate(iso);
  };
  const box = {
    inputMode: 'numeric',
    autoComplete: 'off',
    value: draft ?? typedOf(value, locale),
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || draft === undefined) return;
      event.preventDefault();
      take();
    },
  } as const;
  /** A day was chosen otherwise: what was typed no longer counts. */
  const drop = () => {
    setDraft(undefined);
    setWrong(undefined);
  };
  return { box, take, drop, wrong };
}
