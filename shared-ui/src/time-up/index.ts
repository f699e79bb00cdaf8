export { TimeUpDialog, type TimeUpDialogProps } from './time-up-dialog.tsx';
