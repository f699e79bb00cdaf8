import { createFormats } from '@alisio/platform/sdk/i18n';
import { calendarEntries } from '../../products/flight/calendar-entries.ts';
import { bookedFlightFor } from '../../testing/bookings.ts';
import { calendarFile } from './calendar-file.ts';

const words = {
  formats: createFormats('es'),
  reference: '7K2M9-XQ4TD',
  t: (key: string, values: object = {}) =>
    key === 'flight.route'
      ? Object.values(values).join(' a ')
      : `Avianca, referencia 7K2M9-XQ4TD; ${'Llegada: miércoles 27 de enero, '.repeat(4)}`,
};
const entries = calendarEntries(bookedFlightFor(), words);
const file = calendarFile(entries, '7K2M9XQ4TD', '2026-11-21T12:30:00.000Z');

test('one event for each flight, at the clock of its airport', () => {
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain('DTSTART:20270112T173500\r\nDURATION:PT235M\r\nSUMMARY:AV 8 Bogotá a Miami\r\n');
  expect(file).toContain('DTSTAMP:20261121T123000Z');
});

test('lines are folded and signs escaped as RFC 5545 asks', () => {
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Avianca\\, referencia 7K2M9-XQ4TD\\;');
});
