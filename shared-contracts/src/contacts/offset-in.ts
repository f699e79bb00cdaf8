/** Browsers break lines behind a hyphen, before a number too: nobody reads `GMT-` and, a line below, `5`. */
const WORD_JOINER = '\u2060';

/**
 * How far the clock of a zone is from UTC at a moment: `GMT-5`, which does not break over lines.
 * @param timeZone IANA name; the machine's own zone where none is told
 * @param at milliseconds since 1970
 */
export const offsetIn = (timeZone: string | undefined, at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/[-+]/, `$&${WORD_JOINER}`) ?? '';
