import { createContext, useContext } from 'react';

export interface FieldControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<FieldControlIds | undefined>(undefined);

export const FieldProvider = FieldContext.Provider;

/** What the surrounding `Field` wires into its control; nothing when a control stands alone. */
export function useFieldControl(): Partial<FieldControlIds> {
  return useContext(FieldContext) ?? {};
}
