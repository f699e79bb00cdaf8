export { Dialog, type DialogProps } from './dialog.tsx';
export { Popover, type PopoverProps } from './popover.tsx';
