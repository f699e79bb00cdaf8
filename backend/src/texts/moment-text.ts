import type { Language } from '@alisio/shared-contracts/languages';

/** A moment (UTC, ISO 8601) on the clock of UTC, said so: for readers of whom no zone is known. */
export const momentText = (moment: string, language: Language): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(moment))} (UTC)`;
