import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Select } from './select.tsx';

export interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, keyof FieldWords> {
  /** Words for "nothing chosen yet": a first option with an empty value. */
  placeholder?: string;
}

/** A list to choose one from, with its label, hint and error; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const { label, id, optional, required, hint, error, placeholder, className, children, ...select } = props;
  const words = { label, id, optional, required, hint, error };
  return (
    <Field {...words} className={className}>
      <Select {...select}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {children}
      </Select>
    </Field>
  );
}
