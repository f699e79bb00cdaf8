import { Field, TextInput } from '@alisio/shared-ui/field';
import type { ComponentProps, ReactNode } from 'react';
import type { SectionForm } from './use-section-form.ts';

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
  return (
    <Field
      id={form.idOf(name)}
      label={label}
      optional={optional}
      hint={hint}
      error={form.error(name)}
      data-span={wide ? '2' : undefined}
    >
      <TextInput
        maxLength={100}
        {...input}
        value={form.text(name)}
        onChange={(event) => form.change(name, event.target.value)}
        onBlur={() => form.leave(name)}
      />
    </Field>
  );
}
