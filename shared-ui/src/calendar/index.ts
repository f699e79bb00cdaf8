export { SlotButton as DateSlot, type SlotButtonProps as DateSlotProps } from '../slot/index.ts';
export type { CalendarLabels } from './calendar-types.ts';
export { typedOf } from './iso-dates.ts';
export { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';
export { SingleCalendar, type SingleCalendarProps } from './single-calendar.tsx';
