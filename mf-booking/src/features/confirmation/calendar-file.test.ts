import { ALONE, flightOfferFor } from '../../testing/flight-offer.ts';
import { calendarFile } from './calendar-file.ts';

const file = calendarFile(flightOfferFor(ALONE), '7K2M9XQ4TD', '2026-11-21T12:30:00.000Z', {
  title: ({ carrierCode, number }) => `${carrierCode} ${number}`,
  details: () => `Avianca, referencia 7K2M9-XQ4TD; ${'Llegada: miércoles 27 de enero, '.repeat(4)}`,
});

test('one event for each flight, at the clock of its airport', () => {
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain('DTSTART:20270112T173500\r\nDURATION:PT235M\r\nSUMMARY:AV 8\r\n');
  expect(file).toContain('DTSTAMP:20261121T123000Z');
});

test('lines are folded and signs escaped as RFC 5545 asks', () => {
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Avianca\\, referencia 7K2M9-XQ4TD\\;');
});
