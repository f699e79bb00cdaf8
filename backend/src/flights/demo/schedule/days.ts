export const DAY_MS = 86_400_000;

/** ISO date → days since 1970-01-01. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

const dates = new Map<number, string>();

/** Days since 1970-01-01 → ISO date. */
export function isoDay(day: number): string {
  let date = dates.get(day);
  if (!date) {
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    dates.set(day, date);
  }
  return date;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds of a local time, as if its zone were UTC → `YYYY-MM-DDTHH:mm:00`. */
export function localText(local: number): string {
  const day = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - day * DAY_MS) / 60_000);
  return `${isoDay(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** 0 is Sunday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Minutes → `PT9H45M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
