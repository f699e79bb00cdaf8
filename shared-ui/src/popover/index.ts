export { Dialog, type DialogProps } from './dialog.tsx';
export { Popover, PopoverClose, type PopoverProps } from './popover.tsx';
