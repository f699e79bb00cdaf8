export { Failed, type FailedProps, type FailedText } from './failed.tsx';
