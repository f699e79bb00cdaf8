import type { Language } from '@alisio/shared-contracts/languages';

/** The zone that is named, where there is one by that name; nothing else. */
export function knownZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What a zone's clock is called at a moment: "GMT-5". */
const zoneName = (moment: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * A moment (UTC, ISO 8601) on the clock of a zone (IANA name), and whose clock that is: for readers of whom no zone is
 * known on that of UTC.
 */
export function momentText(moment: string, language: Language, timeZone: string | undefined): string {
  const at = Date.parse(moment);
  const zone = timeZone ?? 'UTC';
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return `${text.format(at)} (${timeZone ? zoneName(at, language, timeZone) : 'UTC'})`;
}
