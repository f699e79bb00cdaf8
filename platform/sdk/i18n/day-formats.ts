import { type Language, languageFacts } from '@alisio/shared-contracts/languages';

const NBSP = '\u00a0';

/**
 * `short` `sáb 12 dic` · `long` `sábado 12 de diciembre` · `full` `sábado 12 de diciembre de 2026` ·
 * `date` `12 dic 2026`
 */
export type DayStyle = 'short' | 'long' | 'full' | 'date';

const STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
};

/** A local date as a moment that `Intl` writes back as the same date wherever the reader is. */
const momentOf = (iso: string): Date => new Date(`${iso.slice(0, 10)}T12:00:00Z`);

/** Made when it first writes: a page has few of the formats, and each takes milliseconds to make. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return made.format(moment);
  };
}

function writer(language: Language, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = formatOf(language, options);
  const { dayFirst } = languageFacts(language);
  return (iso) => {
    const text = format(momentOf(iso));
    // With the day first, dates read better without the comma that CLDR puts after the weekday.
    return dayFirst ? text.replace(/^(\p{L}+),/u, '$1') : text;
  };
}

/** Dates of a language. Takes ISO dates or local date-times; the time of day is ignored but by `time`. */
export function dayFormats(language: Language) {
  const days = {
    short: writer(language, STYLES.short),
    long: writer(language, STYLES.long),
    full: writer(language, STYLES.full),
    date: writer(language, STYLES.date),
  };
  const { dayFirst, hourCycle } = languageFacts(language);
  const dayAndMonth = writer(language, { day: 'numeric', month: 'short' });
  const names = (options: Intl.DateTimeFormatOptions, days: readonly string[]) =>
    days.map(writer(language, options));
  const months = (month: 'long' | 'short') =>
    names(
      { month },
      Array.from({ length: 12 }, (_, i) => `2024-${String(i + 1).padStart(2, '0')}-15`),
    );
  // 2024-01-01 was a Monday.
  const weekdays = (weekday: 'long' | 'short' | 'narrow') =>
    names(
      { weekday },
      Array.from({ length: 7 }, (_, i) => `2024-01-0${i + 1}`),
    );
  const clockFormat = formatOf(language, { hour: 'numeric', hour12: true });
  const wallFormat = formatOf(language, { hour: 'numeric', minute: '2-digit', hour12: true });
  const held = (text: string) => text.replace(/[ \u202f]/g, NBSP);
  return {
    day: (iso: string, style: DayStyle = 'short') =>
      style === 'short' ? held(days.short(iso)) : days[style](iso),
    /** `12 dic` */
    dayAndMonth: (iso: string) => held(dayAndMonth(iso)),
    /** Both ends as one sentence names them, a shared month once: `23` and `30 dic`, in English `Dec 23` and `30`. */
    dayAndMonthSpan: (from: string, to: string) => {
      const whole = { from: held(dayAndMonth(from)), to: held(dayAndMonth(to)) };
      if (from.slice(0, 7) !== to.slice(0, 7)) return whole;
      const dayOf = (iso: string) => String(Number(iso.slice(8, 10)));
      return dayFirst ? { ...whole, from: dayOf(from) } : { ...whole, to: dayOf(to) };
    },
    /** `sábado 12 de diciembre de 2026` */
    longDate: (iso: string) => days.full(iso),
    /**
     * `17:35`, in English `5:35 PM`, of a local date-time: the clock on the wall of that place. Timetables in Spanish
     * have 24 hours, those that the United States read have twice twelve.
     */
    time: (isoLocal: string) =>
      hourCycle === 'h23' ? isoLocal.slice(11, 16) : held(wallFormat(new Date(`${isoLocal.slice(0, 16)}Z`))),
    /** `10 p. m.` of `22:00`: opening hours, as people say them */
    clock: (clockTime: string) => held(clockFormat(new Date(`2024-01-01T${clockTime}:00Z`))),
    /** January first */
    monthNames: (style: 'long' | 'short' = 'long') => months(style),
    /** Monday first */
    weekdayNames: (style: 'long' | 'short' | 'narrow' = 'long') => weekdays(style),
  };
}
