import {
  type FieldErrors,
  type Fields,
  fieldId,
  isOn,
  textOf,
  usePressEnd,
} from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import type { KeptForm } from './kept-form.ts';
import type { SectionForm } from './section-form.ts';

interface Section {
  form: Pick<KeptForm, 'change' | 'leave'>;
  /** where its fields are in the form: `contact`, `passengers.0` */
  path: string;
  /** begins the ids of its fields; the path unless told */
  id?: string;
  /** as typed and proposed */
  fields: Fields;
  /** what may be shown of what is wrong: keys of `errors` */
  shown: FieldErrors;
}

/** A section of a form as its fields see it. Nothing is told while a press is under way: it would move what is pressed. */
export function useSection({ form, path, id = path, fields, shown }: Section): SectionForm {
  const { t } = useTexts('booking');
  const afterPress = usePressEnd();
  const change = (name: string, value: string | boolean) => form.change(`${path}.${name}`, value);
  const leave = (name: string) => {
    // Who only passes through an empty field is not told that it is empty.
    if (textOf(fields, name) !== '') afterPress(() => form.leave(`${path}.${name}`));
  };
  const error = (name: string) => {
    const code = shown[name];
    return code && t(`errors.${code}`);
  };
  return {
    text: (name) => textOf(fields, name),
    isOn: (name) => isOn(fields, name),
    change,
    leave,
    error,
    idOf: (name) => fieldId(id, name),
    field: (name) => ({
      id: fieldId(id, name),
      value: textOf(fields, name),
      error: error(name),
      onChange: ({ target }) => change(name, target.value),
      onBlur: () => leave(name),
    }),
  };
}
