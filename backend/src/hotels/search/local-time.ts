import { zonedText } from '../../papers/index.ts';

/** What the clocks of a zone (IANA) show at a moment, `YYYY-MM-DDTHH:mm:ss`. @param utc milliseconds */
export const localTimeIn = (zone: string, utc: number): string => zonedText(utc, zone).slice(0, 19);
