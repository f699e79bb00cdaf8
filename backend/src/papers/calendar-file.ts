import { clockChanges, instantsOf, offsetAt, offsetText, stretchOf, type WallTime } from './zone-times.ts';

const CRLF = '\r\n';
const MINUTE = 60_000;
const encoder = new TextEncoder();

/** Something with a beginning and an end, each by the clock of its place. */
export interface CalendarEvent {
  /** of its own in the file */
  id: string;
  starts: WallTime;
  ends: WallTime;
  /** how long it takes; which of two hours of the same name is meant follows from it */
  minutes: number;
  title: string;
  details: string;
  place: string;
}

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
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const stamp = (dateTime: string) => dateTime.slice(0, 19).replace(/[-:]/g, '');
const utcStamp = (utc: number) => `${stamp(new Date(utc).toISOString())}Z`;

/**
 * RFC 5545 §3.3.5: a time that a clock shows twice means the first; the second can only be said in UTC, as can one that
 * no clock shows.
 */
function timeLine(name: string, { at, zone }: WallTime, utc: number): string {
  const [first] = instantsOf({ at, zone });
  const isShown = utc + offsetAt(zone, utc) * MINUTE === Date.parse(`${at.slice(0, 19)}Z`);
  return utc === first && isShown ? `${name};TZID=${zone}:${stamp(at)}` : `${name}:${utcStamp(utc)}`;
}

/** RFC 5545 §3.6.5: how a zone's clock goes in the years of its events, by what the runtime knows of it. */
function zoneLines(zone: string, years: readonly number[]): string[] {
  const [from, to] = [Date.UTC(Math.min(...years), 0, 1), Date.UTC(Math.max(...years) + 1, 0, 1)];
  const first = offsetAt(zone, from);
  const changes = clockChanges(zone, from, to);
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  const observance = (local: string, before: number, after: number) => {
    const kind = after > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${local}`,
      `TZOFFSETFROM:${offsetText(before, '')}`,
      `TZOFFSETTO:${offsetText(after, '')}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(stamp(new Date(from).toISOString()), first, first),
    ...changes.flatMap(({ at, before, after }) =>
      // By the clock as it went until then.
      observance(stamp(new Date(at + before * MINUTE).toISOString()), before, after),
    ),
    'END:VTIMEZONE',
  ];
}

/**
 * Events as a calendar (RFC 5545). Each time is of its place's zone, and the zones come along, so that a calendar tells
 * and reminds of the right instant wherever it is opened.
 * @param about what the events belong to: a part of their ids, which stay the same in a file that is made again
 * @param madeAt UTC, ISO 8601
 * @param cancelledAt UTC, ISO 8601: what the file of before has put into a calendar, by the same ids, is called off
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  about: string,
  madeAt: string,
  cancelledAt?: string,
): string {
  const times = events.flatMap(({ starts, ends }) => [starts, ends]);
  const zones = [...new Set(times.map(({ zone }) => zone))].sort();
  const yearsIn = (zone: string) =>
    times.filter((time) => time.zone === zone).map(({ at }) => Number(at.slice(0, 4)));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alisio//Booking//EN',
    'CALSCALE:GREGORIAN',
    ...zones.flatMap((zone) => zoneLines(zone, yearsIn(zone))),
    ...events.flatMap(({ id, starts, ends, minutes, title, details, place }) => {
      const { from, to } = stretchOf(starts, ends, minutes);
      return [
        'BEGIN:VEVENT',
        `UID:${about}-${id}@alisio`,
        `DTSTAMP:${stamp(cancelledAt ?? madeAt)}Z`,
        // RFC 5545 §3.8.7.4: a calendar takes the later of two with one id.
        ...(cancelledAt ? ['SEQUENCE:1', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT'] : []),
        timeLine('DTSTART', starts, from),
        timeLine('DTEND', ends, to),
        `SUMMARY:${escaped(title)}`,
        `DESCRIPTION:${escaped(details)}`,
        `LOCATION:${escaped(place)}`,
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(CRLF) + CRLF;
}
