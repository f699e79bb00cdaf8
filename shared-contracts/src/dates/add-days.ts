import { addDays as addDaysTo } from 'date-fns/addDays';
import { isoDateOf, startOf } from './day-of.ts';

/** A date moved by whole days. ISO dates. */
export const addDays = (date: string, days: number): string => isoDateOf(addDaysTo(startOf(date), days));
