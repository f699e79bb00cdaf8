export { SlotButton, type SlotButtonProps } from './slot-button.tsx';
export { SlotFrame, slotLabelStyles, slotValueStyles } from './slot-styles.tsx';
