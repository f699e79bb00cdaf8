import { dayHere } from './day-here.ts';

const at = (zone: string, instant: string) => dayHere(zone, Date.parse(instant));

it.each([
  ['Europe/Madrid', '2026-03-28T22:59:59.999Z', '2026-03-28', '2026-03-28T23:00:00Z', '2026-03-29'],
  // Its clocks are five hours and three quarters ahead of UTC.
  ['Asia/Kathmandu', '2026-03-28T18:14:59Z', '2026-03-28', '2026-03-28T18:15:00Z', '2026-03-29'],
])('turns the day in %s with its midnight', (zone, before, old, behind, young) => {
  expect(at(zone, before)).toBe(old);
  expect(at(zone, before)).toBe(old);
  expect(at(zone, behind)).toBe(young);
});

it('keeps the days of two zones apart', () => {
  const instant = '2026-03-28T23:30:00Z';
  expect([at('Europe/Madrid', instant), at('America/Bogota', instant)]).toEqual(['2026-03-29', '2026-03-28']);
});
