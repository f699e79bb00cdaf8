import { useTexts } from '@alisio/platform/sdk/i18n';
import { useState } from 'react';
import { type FieldErrors, type Fields, fieldId, isOn, textOf } from './fields.ts';
import { useHoldStill } from './use-hold-still.ts';
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
}

export interface SectionOptions {
  section: string;
  fields: Fields;
  errors: FieldErrors;
  /** the form was sent: every error shows */
  showAll: boolean;
  onChange: (name: string, value: string | boolean) => void;
}

/** Errors show on leaving a field that holds something, and all of them once the form was sent. */
export function useSectionForm({ section, fields, errors, showAll, onChange }: SectionOptions): SectionForm {
  const { t } = useTexts('booking');
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const afterPress = usePressEnd();
  const holdStill = useHoldStill();
  return {
    text: (name) => textOf(fields, name),
    isOn: (name) => isOn(fields, name),
    change: onChange,
    leave: (name) => {
      if (textOf(fields, name) === '' || left.has(name)) return;
      // Its error may appear above the field that a press has just entered.
      afterPress(() => {
        holdStill();
        setLeft((known) => new Set([...known, name]));
      });
    },
    error: (name) => {
      const code = errors[name];
      return code && (showAll || left.has(name)) ? t(`errors.${code}`) : undefined;
    },
    idOf: (name) => fieldId(section, name),
  };
}
