import { type ChangeEvent, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../layout/index.ts';

/** Says how much more can be written. */
export type CounterText = (left: number) => string;

interface Counted {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number;
  counter?: CounterText;
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Read out near the end only, and not at every key. */
const isWorthSaying = (left: number) => left <= 20 && left % 10 === 0;

/** The counter's line and what keeps it true, whether the text is held by the form or by the box itself. */
export function useCounter({ value, defaultValue, maxLength, counter }: Counted) {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const count = (event: Typing) => setTyped(event.target.value.length);
  if (!counter || maxLength === undefined) return { count, line: undefined };
  const left = Math.max(maxLength - (value === undefined ? typed : lengthOf(value)), 0);
  const line: ReactNode = (
    <>
      {counter(left)}
      <VisuallyHidden role="status">{isWorthSaying(left) ? counter(left) : null}</VisuallyHidden>
    </>
  );
  return { count, line };
}
