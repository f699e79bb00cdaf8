export { TimeUpDialog, type TimeUpDialogProps, type TimeUpText } from './time-up-dialog.tsx';
