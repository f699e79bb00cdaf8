import { Field, TextInput } from '@alisio/shared-ui/field';
import type { ComponentProps, ReactNode } from 'react';
import type { SectionForm } from './section-form.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: SectionForm;
  name: string;
  label: ReactNode;
  optional?: string;
  hint?: ReactNode;
  /** takes the whole width of the grid */
  wide?: boolean;
}

/** A line of text of a section, with its label, hint and error. 100 characters unless told: the contracts' limit. */
export function TextField({ form, name, label, optional, hint, wide, ...input }: TextFieldProps) {
  const { id, error, ...control } = form.field(name);
  return (
    <Field {...{ id, label, optional, hint, error }} data-span={wide ? '2' : undefined}>
      <TextInput maxLength={100} {...input} {...control} />
    </Field>
  );
}
