export interface DayRange {
  /** ISO dates; empty when not chosen. */
  from: string;
  to: string;
}

export type RangeEnd = 'from' | 'to';

export interface Pick {
  range: DayRange;
  /** Which end the next press sets. */
  next: RangeEnd;
}

/** A day was chosen for one end. A return before the departure starts over from that day. */
export function pickRange(range: DayRange, end: RangeEnd, day: string): Pick {
  if (end === 'from') {
    return { range: { from: day, to: range.to && range.to >= day ? range.to : '' }, next: 'to' };
  }
  if (!range.from || day < range.from) return { range: { from: day, to: '' }, next: 'to' };
  return { range: { from: range.from, to: day }, next: 'from' };
}
