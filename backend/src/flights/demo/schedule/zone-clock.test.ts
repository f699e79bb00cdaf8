import fc from 'fast-check';
import { localText } from './days.ts';
import { localOf, utcOf } from './zone-clock.ts';

const local = (text: string) => Date.parse(`${text}Z`);

describe('local time', () => {
  test('follows summer time on the day that it changes', () => {
    // New York goes forward on 2027-03-14 at 07:00 UTC, and back on 2026-11-01 at 06:00 UTC.
    expect(localText(localOf('America/New_York', Date.UTC(2027, 2, 14, 6, 59)))).toBe('2027-03-14T01:59:00');
    expect(localText(localOf('America/New_York', Date.UTC(2027, 2, 14, 7, 0)))).toBe('2027-03-14T03:00:00');
    expect(localText(localOf('America/New_York', Date.UTC(2026, 10, 1, 6, 0)))).toBe('2026-11-01T01:00:00');
  });

  test('knows zones of halves and quarters of an hour, and the date line', () => {
    expect(utcOf('Asia/Kolkata', local('2026-12-10T00:00'))).toBe(Date.UTC(2026, 11, 9, 18, 30));
    expect(utcOf('Asia/Kathmandu', local('2026-12-10T00:00'))).toBe(Date.UTC(2026, 11, 9, 18, 15));
    expect(localText(localOf('Pacific/Kiritimati', Date.UTC(2026, 11, 9, 10)))).toBe('2026-12-10T00:00:00');
  });

  test('comes back from UTC wherever the clocks do not change', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
    fc.assert(
      fc.property(
        fc.constantFrom('America/Bogota', 'Asia/Tokyo', 'Africa/Lagos', 'UTC'),
        instant,
        (zone, utc) => {
          expect(utcOf(zone, localOf(zone, utc))).toBe(utc);
        },
      ),
    );
  });

  test('agrees with the runtime at any instant', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'Europe/Madrid',
      'America/Santiago',
      'Australia/Sydney',
      'Africa/Casablanca',
    );
    const minute = fc.integer({ min: Date.UTC(2026, 9) / 60_000, max: Date.UTC(2027, 11) / 60_000 });
    fc.assert(
      fc.property(zones, minute, (timeZone, minutes) => {
        const utc = minutes * 60_000;
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
        expect(localText(localOf(timeZone, utc))).toBe(shown.format(utc).replace(' ', 'T'));
      }),
    );
  });
});
