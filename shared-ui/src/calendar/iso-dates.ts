import { type Language, languageFacts } from '@alisio/shared-contracts/languages';

const two = (value: number) => String(value).padStart(2, '0');

/** Local midnight of an ISO date; nothing for a text that is no day of the calendar. */
export function dateOf(iso: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day);
  return isoOf(date) === iso ? date : undefined;
}

/** ISO date of a local day. */
export function isoOf(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** As it is typed: `12/12/2026`, day or month first as the language has it. Empty for no date. */
export function typedOf(iso: string, locale: Language): string {
  const [year, month, day] = iso.split('-');
  if (!year || !month || !day) return '';
  return languageFacts(locale).dayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** Day, month and year as typed, in that order or month first; digits without marks are cut by two. */
function partsOf(text: string): string[] {
  const bare = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text.trim());
  return bare ? bare.slice(1).filter(Boolean) : text.trim().split(/[\s/.-]+/);
}

/** Whether a text is meant as a day and a month: what then is no date is none that the calendar has. */
export function isDayAndMonth(text: string): boolean {
  const parts = partsOf(text);
  return (parts.length === 2 || parts.length === 3) && parts.every((part) => /^\d+$/.test(part));
}

/**
 * Reads `12/12/2026`, `12-12-26`, `12 12` (the next such day from `min` on), `12.12.2026`, and `12122026`: the
 * number pad of some phones has digits only.
 */
export function readTyped(text: string, locale: Language, min: string): string | undefined {
  const [a, b, typedYear, ...rest] = partsOf(text);
  if (!a || !b || rest.length > 0 || ![a, b, typedYear ?? '0'].every((part) => /^\d+$/.test(part)))
    return undefined;
  const [day, month] = languageFacts(locale).dayFirst ? [a, b] : [b, a];
  const inYear = (year: number) => {
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return dateOf(iso) ? iso : undefined;
  };
  if (typedYear) return inYear(typedYear.length === 2 ? 2000 + Number(typedYear) : Number(typedYear));
  const thisYear = Number(min.slice(0, 4));
  const soon = inYear(thisYear);
  return soon && soon >= min ? soon : inYear(thisYear + 1);
}
