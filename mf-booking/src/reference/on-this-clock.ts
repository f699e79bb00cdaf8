/** A moment (UTC, ISO 8601) as a local date-time on the reader's own clock, whose day may be another one. */
export function onThisClock(instant: string): string {
  const moment = new Date(instant);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}
