import type { Language } from '@alisio/shared-contracts/languages';

/**
 * "3 p. m.", "3:30 PM": an hour as people say it and as the pages do, where it is no timetable's; it does not break
 * over lines.
 * @param time HH:mm
 */
export function clockText(time: string, language: Language): string {
  const isFull = time.endsWith(':00');
  const written = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    ...(isFull ? {} : { minute: '2-digit' }),
    hour12: true,
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}:00Z`));
  return written.replace(/[ \u202f]/g, '\u00a0');
}
