import { SelectField as Field, type SelectFieldProps as FieldProps } from '@alisio/shared-ui/field';
import type { SectionForm } from './section-form.ts';

export interface SelectFieldProps extends Omit<FieldProps, 'form' | 'name'> {
  form: SectionForm;
  name: string;
}

/** A list of a section to choose one from; `children` are its options. */
export const SelectField = ({ form, name, ...words }: SelectFieldProps) => (
  <Field {...words} {...form.field(name)} />
);
