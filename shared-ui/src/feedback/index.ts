export { Alert, type AlertProps, type AlertTone } from './alert.tsx';
export { Clock, type ClockProps } from './clock.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { Skeleton } from './skeleton.tsx';
export { EmptyState, ErrorState, type StateProps } from './states.tsx';
