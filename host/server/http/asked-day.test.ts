import { todayIn } from '@alisio/shared-contracts/zones';
import { zoneOf } from './visitor.ts';

const dayOf = (instant: string, cookie: string) => todayIn(zoneOf({ cookie }) ?? 'UTC', new Date(instant));

test.each([
  ['Bogotá at 20:30', 'zone=America/Bogota', '2026-11-22T01:30:00Z', '2026-11-21'],
  ['Madrid at 00:30', 'zone=Europe/Madrid', '2026-11-21T23:30:00Z', '2026-11-22'],
  ['a place that nobody has told', '', '2026-11-22T01:30:00Z', '2026-11-22'],
])('in %s the edge asks for the day that the page will ask for', (_, cookie, instant, day) => {
  expect(dayOf(instant, cookie)).toBe(day);
});

test.each(['', 'zone=', 'zone=Mars/Olympus', 'zone=america/bogota', 'zone=../../etc/passwd'])(
  'the cookie %p tells no zone',
  (cookie) => expect(zoneOf({ cookie })).toBeUndefined(),
);
