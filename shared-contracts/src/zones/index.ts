import { TZDate } from '@date-fns/tz/date';
import { isoDateOf } from '../dates/index.ts';

/** Where a day begins last and ends last on earth (UTC−12). */
export const LAST_ZONE = 'Etc/GMT+12';

/** Where a day begins first on earth (UTC+14): what has not begun there has begun nowhere. */
export const FIRST_ZONE = 'Etc/GMT-14';

/** The day on the wall of a time zone, ISO date. @param zone IANA name @throws RangeError for a zone nobody knows */
export const todayIn = (zone: string, now = new Date()): string => isoDateOf(new TZDate(now.getTime(), zone));
