/** What was typed into one section, by field name, valid or not. */
export type Fields = Readonly<Record<string, string | boolean>>;

/** Keys of the texts below `errors`, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export const isOn = (fields: Fields, name: string): boolean => fields[name] === true;

/** The text without outer and doubled blanks; nothing when it is empty: optional fields are absent, never ''. */
export function filledText(fields: Fields, name: string): string | undefined {
  const text = textOf(fields, name).trim().replace(/\s+/g, ' ');
  return text === '' ? undefined : text;
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
