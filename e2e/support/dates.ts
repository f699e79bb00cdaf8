/** An ISO date some days from today, in the visitor's zone of the journeys (Bogotá, UTC−5 all year). */
export function daysAhead(days: number): string {
  const there = new Date(Date.now() - 5 * 3_600_000);
  there.setUTCDate(there.getUTCDate() + days);
  return there.toISOString().slice(0, 10);
}
