export { Alert, type AlertProps, type AlertTone } from './alert.tsx';
export { Clock, type ClockProps } from './clock.tsx';
export { Countdown, type CountdownProps, type TimeLeft } from './countdown.tsx';
export { Notices, type NoticesProps } from './notices.tsx';
export { PriceClock, type PriceClockProps } from './price-clock.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { Skeleton } from './skeleton.tsx';
export { EmptyState, ErrorState, type StateProps } from './states.tsx';
export { useSecondsLeft } from './use-seconds-left.ts';
