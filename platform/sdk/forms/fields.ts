import { cleanText } from '@alisio/shared-contracts/rules';

/** More than any field takes: what is longer is for the field's own rule. */
const LONGEST = 300;

/** What was typed into one section, by field name, valid or not. */
export type Fields = Readonly<Record<string, string | boolean>>;

/** Keys of the texts below `errors`, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export const isOn = (fields: Fields, name: string): boolean => fields[name] === true;

/**
 * The text as it is sent: without outer and doubled blanks, and without what was pasted with it and cannot be seen.
 * Nothing when it is empty: optional fields are absent, never ''.
 */
export function filledText(fields: Fields, name: string): string | undefined {
  const text = cleanText(textOf(fields, name).replace(/\s+/g, ' '), LONGEST);
  return text === '' ? undefined : text;
}

/** The field by its name when it is filled in, else nothing: to be spread into what is sent. */
export function filled<Name extends string>(fields: Fields, name: Name): { [K in Name]?: string };
export function filled(fields: Fields, name: string) {
  const text = filledText(fields, name);
  return text === undefined ? {} : { [name]: text };
}

/** The errors that there are: what is undefined is left out. */
export function errorsOf(checks: Readonly<Record<string, string | false | undefined>>): FieldErrors {
  const found: Record<string, string> = {};
  for (const [name, error] of Object.entries(checks)) if (error) found[name] = error;
  return found;
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Id of a field's control on the page, for labels and for the links of the error summary. */
export const fieldId = (section: string, name: string): string => `${section}-${name}`;
