/** One section of a form as its fields see it. */
export interface SectionForm {
  text: (name: string) => string;
  isOn: (name: string) => boolean;
  change: (name: string, value: string | boolean) => void;
  /** the focus left the field: from now on it shows what is wrong with it */
  leave: (name: string) => void;
  /** words for what is wrong, once they may be shown */
  error: (name: string) => string | undefined;
  idOf: (name: string) => string;
  /** all that a text, a list or a box of lines takes, to be spread into it */
  field: (name: string) => FieldProps;
}

interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}
