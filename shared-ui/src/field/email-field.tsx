import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'counter'>;

/** Blanks of every kind, and the marks without width that come along when an address is copied. */
const STRAY = /[\s\u200b-\u200d\u2060\ufeff]+/g;

/**
 * An e-mail address: the right keyboard, no capitals, no spelling, 254 characters at most (RFC 5321).
 * Stray blanks are taken out as they come, so that an address pasted with one is not wrong.
 */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  const clean = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const address = text.replace(STRAY, '');
    if (address !== text) event.target.value = address;
    onChange?.(event);
  };
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      {...field}
      type="email"
      inputMode="email"
      onChange={clean}
    />
  );
}
