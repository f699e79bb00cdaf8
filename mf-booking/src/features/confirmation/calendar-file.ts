import type { FlightOffer, FlightSegment } from '@alisio/shared-contracts/flights';

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

export interface CalendarWords {
  title: (segment: FlightSegment) => string;
  details: (segment: FlightSegment) => string;
}

/**
 * The flights of a booking as a calendar (RFC 5545). Times have no zone: they are the clock on the wall of the
 * airport, and a calendar shows them as they are wherever it is opened. Lengths are durations for the same reason.
 * @param madeAt UTC, ISO 8601
 */
export function calendarFile(
  offer: FlightOffer,
  reference: string,
  madeAt: string,
  words: CalendarWords,
): string {
  const events = offer.itineraries.flatMap(({ segments }) =>
    segments.flatMap((segment) => [
      'BEGIN:VEVENT',
      `UID:${reference}-${segment.id}@alisio`,
      `DTSTAMP:${stamp(madeAt)}Z`,
      `DTSTART:${stamp(segment.departure.at)}`,
      `DURATION:PT${segment.durationInMinutes}M`,
      `SUMMARY:${escaped(words.title(segment))}`,
      `DESCRIPTION:${escaped(words.details(segment))}`,
      `LOCATION:${escaped(offer.dictionaries.locations[segment.departure.iataCode]?.name ?? segment.departure.iataCode)}`,
      'END:VEVENT',
    ]),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alisio//Booking//ES',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(CRLF) + CRLF;
}
