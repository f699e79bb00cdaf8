import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';
import { type CounterText, useCounter } from './use-counter.tsx';

type Own<E extends 'input' | 'textarea'> = Omit<ComponentProps<E>, keyof FieldWords>;

export interface TextFieldProps extends FieldWords, Own<'input'> {
  /** Words for how much more fits; needs `maxLength`. */
  counter?: CounterText;
}

export interface TextAreaFieldProps extends FieldWords, Own<'textarea'> {
  /** Words for how much more fits; needs `maxLength`. */
  counter?: CounterText;
}

/** A line of text with its label, hint and error. What is not named here goes to the box itself. */
export function TextField(props: TextFieldProps) {
  const { label, id, optional, required, hint, error, counter, className, onChange, ...input } = props;
  const { count, line } = useCounter(props);
  const words = { label, id, optional, required, hint, error };
  return (
    <Field {...words} counter={line} className={className}>
      <TextInput
        {...input}
        onChange={(event) => {
          count(event);
          onChange?.(event);
        }}
      />
    </Field>
  );
}

/** Several lines of text with their label, hint and error: a message, an enquiry. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, id, optional, required, hint, error, counter, className, onChange, ...area } = props;
  const { count, line } = useCounter(props);
  const words = { label, id, optional, required, hint, error };
  return (
    <Field {...words} counter={line} className={className}>
      <TextArea
        {...area}
        onChange={(event) => {
          count(event);
          onChange?.(event);
        }}
      />
    </Field>
  );
}
