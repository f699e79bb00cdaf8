import type { CalendarEntry } from '../../products/product.ts';

const CRLF = '\r\n';
const encoder = new TextEncoder();

/** RFC 5545 §3.1: lines of at most 75 octets, continued after a blank. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (encoder.encode(current + character).length > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join(CRLF);
}

/** RFC 5545 §3.3.11 */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');

const stamp = (localDateTime: string) => localDateTime.slice(0, 19).replace(/[-:]/g, '');

/**
 * A booking as a calendar (RFC 5545). Times have no zone: they are the clock on the wall of the place, and a calendar
 * shows them as they are wherever it is opened. Lengths are durations for the same reason.
 * @param madeAt UTC, ISO 8601
 */
export function calendarFile(entries: readonly CalendarEntry[], reference: string, madeAt: string): string {
  const events = entries.flatMap(({ id, startsAt, minutes, title, details, place }) => [
    'BEGIN:VEVENT',
    `UID:${reference}-${id}@alisio`,
    `DTSTAMP:${stamp(madeAt)}Z`,
    `DTSTART:${stamp(startsAt)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alisio//Booking//ES',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(CRLF) + CRLF;
}
