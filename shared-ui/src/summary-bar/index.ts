export { SummaryBar, type SummaryBarProps } from './summary-bar.tsx';
