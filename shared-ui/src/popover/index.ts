export { Dialog, type DialogProps } from './dialog.tsx';
export { type DialogChoice, DialogChoices, DialogKept } from './dialog-choices.tsx';
export { Popover, PopoverClose, type PopoverProps } from './popover.tsx';
