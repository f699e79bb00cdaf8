import type { SectionForm } from '@alisio/platform/sdk/forms';
import { SelectField as Field, type SelectFieldProps as FieldProps } from '@alisio/shared-ui/field';

export interface SelectFieldProps extends Omit<FieldProps, 'form' | 'name'> {
  form: SectionForm;
  name: string;
}

/** A list of a section to choose one from; `children` are its options. */
export const SelectField = ({ form, name, ...words }: SelectFieldProps) => (
  <Field {...words} {...form.field(name)} />
);
