export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption } from './group-options.ts';
export { PlaceLine } from './place-line.tsx';
