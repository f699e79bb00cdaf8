export { addDays } from './add-days.ts';
export { daysBetween, yearsBetween } from './between.ts';
export { isoDateOf, localToday } from './day-of.ts';
export { isIsoDate } from './is-iso-date.ts';
