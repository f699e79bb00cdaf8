export { PlainField, type PlainFieldProps, PlainFields } from './plain-field.tsx';
export { SlotButton, type SlotButtonProps } from './slot-button.tsx';
export { SlotFrame, slotLabelStyles, slotValueStyles } from './slot-styles.tsx';
