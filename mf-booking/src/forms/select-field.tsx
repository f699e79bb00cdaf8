import { Field, Select } from '@alisio/shared-ui/field';
import type { ComponentProps, ReactNode } from 'react';
import type { SectionForm } from './use-section-form.ts';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'form' | 'name'> {
  form: SectionForm;
  name: string;
  label: ReactNode;
  optional?: string;
  hint?: ReactNode;
  /** words for "nothing chosen yet" */
  placeholder?: string;
}

/** A list of a section to choose one from; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const { form, name, label, optional, hint, placeholder, children, ...select } = props;
  return (
    <Field id={form.idOf(name)} label={label} optional={optional} hint={hint} error={form.error(name)}>
      <Select
        {...select}
        value={form.text(name)}
        onChange={(event) => form.change(name, event.target.value)}
        onBlur={() => form.leave(name)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {children}
      </Select>
    </Field>
  );
}
