export { DateField, type DateFieldProps } from './date-field.tsx';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export { DateSlot, type DateSlotProps } from './date-slot.tsx';
