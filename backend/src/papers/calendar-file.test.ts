import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const MADRID = 'Europe/Madrid';
const NEW_YORK = 'America/New_York';
const BOGOTA = 'America/Bogota';

const eventOf = (change: Partial<CalendarEvent>): CalendarEvent => ({
  id: '1-1',
  starts: { at: '2027-02-10T08:00:00', zone: BOGOTA },
  ends: { at: '2027-02-10T12:00:00', zone: NEW_YORK },
  minutes: 240,
  title: 'AV 4 Bogotá a Miami',
  details: 'Avianca, referencia 7K2M9-XQ4TD; Código en Avianca: K7QF2M.',
  place: 'El Dorado (BOG)',
  ...change,
});
const fileOf = (change: Partial<CalendarEvent> = {}) =>
  calendarFile([eventOf(change)], '7K2M9XQ4TD', '2026-11-21T12:30:00.000Z');
const linesOf = (file: string) => file.split('\r\n');
const timesOf = (change: Partial<CalendarEvent>) => {
  const [, event = ''] = fileOf(change).split('BEGIN:VEVENT');
  return linesOf(event).filter((line) => /^DT(START|END)/.test(line));
};
/** The lines of a zone, in one. */
const zoneOf = (file: string, zone: string) =>
  file.split('BEGIN:VTIMEZONE').find((part) => part.includes(`TZID:${zone}\r`)) ?? '';

test('each end is on the clock of its own airport, and its zone comes along', () => {
  const file = fileOf();
  expect(file).toContain('DTSTART;TZID=America/Bogota:20270210T080000\r\n');
  expect(file).toContain('DTEND;TZID=America/New_York:20270210T120000\r\n');
  expect(file).toContain('UID:7K2M9XQ4TD-1-1@alisio\r\nDTSTAMP:20261121T123000Z\r\n');
  // Where clocks never change there is one way that they go.
  expect(zoneOf(file, BOGOTA)).not.toContain('DAYLIGHT');
  expect(zoneOf(file, BOGOTA)).toContain('TZOFFSETTO:-0500');
});

test('a zone tells its summer time of that year: when it begins and ends, by the clock until then', () => {
  const zone = zoneOf(fileOf(), NEW_YORK);
  expect(zone).toContain(
    'BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\nEND:DAYLIGHT',
  );
  expect(zone).toContain(
    'BEGIN:STANDARD\r\nDTSTART:20271107T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nEND:STANDARD',
  );
});

test('south of the equator summer time ends in a year before it begins', () => {
  const santiago = 'America/Santiago';
  const zone = zoneOf(fileOf({ ends: { at: '2027-02-10T15:00:00', zone: santiago } }), santiago);
  expect(zone.match(/BEGIN:(DAYLIGHT|STANDARD)/g)).toEqual([
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
    'BEGIN:DAYLIGHT',
  ]);
});

test('over the night on which clocks go forward the flight is as long as it is', () => {
  const night = {
    starts: { at: '2027-03-28T00:30:00', zone: MADRID },
    ends: { at: '2027-03-28T04:30:00', zone: MADRID },
    minutes: 180,
  };
  expect(timesOf(night)).toEqual([
    'DTSTART;TZID=Europe/Madrid:20270328T003000',
    'DTEND;TZID=Europe/Madrid:20270328T043000',
  ]);
});

test('the hour that comes twice: the first is said by its clock, the second can only be said in UTC', () => {
  const ends = { at: '2027-10-31T05:00:00', zone: MADRID };
  const starts = { at: '2027-10-31T02:30:00', zone: MADRID };
  // 02:30 of summer is 00:30 UTC, an hour later it is 02:30 again.
  expect(timesOf({ starts, ends, minutes: 210 })[0]).toBe('DTSTART;TZID=Europe/Madrid:20271031T023000');
  expect(timesOf({ starts, ends, minutes: 150 })[0]).toBe('DTSTART:20271031T013000Z');
});

test('an event over the turn of the year has the rules of both years', () => {
  const zone = zoneOf(
    fileOf({
      starts: { at: '2027-12-31T23:00:00', zone: NEW_YORK },
      ends: { at: '2028-01-01T03:00:00', zone: NEW_YORK },
    }),
    NEW_YORK,
  );
  expect(zone).toContain('DTSTART:20270314T020000');
  expect(zone).toContain('DTSTART:20281105T020000');
});

test('lines are folded and signs escaped as RFC 5545 asks', () => {
  const file = fileOf({ details: `Avianca, referencia; ${'Llegada: miércoles 27 de enero '.repeat(4)}` });
  for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Avianca\\, referencia\\; Llegada');
});
