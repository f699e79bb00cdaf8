export { OtherDates } from './other-dates.tsx';
