/**
 * How far the clock of a zone is from UTC at a moment: `GMT-5`, with a word joiner behind the hyphen, where browsers
 * would break the line.
 * @param timeZone IANA name; the machine's own zone where none is told
 * @param at milliseconds since 1970
 */
export const offsetIn = (timeZone: string | undefined, at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('-', '-\u2060') ?? '';
