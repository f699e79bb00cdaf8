export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption } from './group-options.ts';
