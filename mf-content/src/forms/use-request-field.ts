import { useTexts } from '@alisio/platform/sdk/i18n';
import { type Control, useController } from 'react-hook-form';
import type { RequestFields } from './request-drafts.ts';

/** A field of a request as its control sees it, with words for what is wrong once they may be shown. */
export function useRequestField<Name extends keyof RequestFields>(
  control: Control<RequestFields>,
  name: Name,
) {
  const { t } = useTexts('content');
  const { field, fieldState } = useController({ control, name });
  const code = fieldState.error?.message;
  const { value, onBlur } = field;
  const isEmpty = (typeof value === 'string' ? value : value.number) === '';
  return {
    ...field,
    error: code ? t(`errors.${code}`) : undefined,
    // Who only passes through an empty field is not told that it is empty.
    onBlur: () => {
      if (!isEmpty || fieldState.isTouched) onBlur();
    },
  };
}
