import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, type Fields, fieldId, isOn, textOf } from './fields.ts';
import { usePressEnd } from './use-press-end.ts';

/** One section of a form as its fields see it. */
export interface SectionForm {
  text: (name: string) => string;
  isOn: (name: string) => boolean;
  change: (name: string, value: string | boolean) => void;
  /** the focus left the field: from now on it shows what is wrong with it */
  leave: (name: string) => void;
  /** words for what is wrong, once they may be shown */
  error: (name: string) => string | undefined;
  idOf: (name: string) => string;
  /** all that a text, a list or a box of lines takes, to be spread into it */
  field: (name: string) => FieldProps;
  /** Takes every field as not yet visited: another form is begun in the same place. */
  beginAnew: () => void;
}

interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface SectionOptions {
  /** begins the ids of its fields */
  section: string;
  /** as typed: the store's, or the component's own */
  fields: Fields;
  /** all that is wrong with them now, shown or not */
  errors: FieldErrors;
  /** the form was sent: every error shows */
  showAll: boolean;
  onChange: (name: string, value: string | boolean) => void;
  /** the words for an error, by its code */
  say: (code: string) => string;
}

/**
 * Keeps what has the focus where it stands in the window over the caller's next change: an error that appears above
 * a field just entered must not push it away.
 * @returns to be called right before the state is set
 */
function useHoldStill(): () => void {
  const held = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}

/** Errors show on leaving a field that holds something, and all of them once the form was sent. */
export function useSectionForm(options: SectionOptions): SectionForm {
  const { section, fields, errors, showAll, onChange, say } = options;
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const afterPress = usePressEnd();
  const holdStill = useHoldStill();
  const leave = (name: string) => {
    if (textOf(fields, name) === '' || left.has(name)) return;
    // Its error may appear above the field that a press has just entered.
    afterPress(() => {
      holdStill();
      setLeft((known) => new Set([...known, name]));
    });
  };
  const error = (name: string) => {
    const code = errors[name];
    return code && (showAll || left.has(name)) ? say(code) : undefined;
  };
  return {
    text: (name) => textOf(fields, name),
    isOn: (name) => isOn(fields, name),
    change: onChange,
    leave,
    error,
    idOf: (name) => fieldId(section, name),
    field: (name) => ({
      id: fieldId(section, name),
      value: textOf(fields, name),
      error: error(name),
      onChange: ({ target }) => onChange(name, target.value),
      onBlur: () => leave(name),
    }),
    beginAnew: () => setLeft(new Set()),
  };
}
