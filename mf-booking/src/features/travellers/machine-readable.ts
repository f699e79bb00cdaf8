import { countryOf } from '../../reference/countries.ts';

const LINE_LENGTH = 44;
/** What follows `P<` and the issuer's three letters. */
const NAME_LENGTH = 39;
/** Letters of the given names that a long surname must leave room for. */
const GIVEN_LETTERS = 8;

/** Letters that ICAO 9303 part 3 writes with two; all other marks fall away. */
const TWO_LETTERS: Record<string, string> = { ß: 'SS', Æ: 'AE', Œ: 'OE', Ø: 'OE', Þ: 'TH', Ð: 'D', Ł: 'L' };

function machineLetters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[ßÆŒØÞÐŁ]/g, (letter) => TWO_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .trim()
    .replace(/[^A-Z]+/g, '<');
}

/**
 * The first line of a passport's machine-readable zone for a name as typed (ICAO 9303 part 4), 44 characters. Where
 * the whole name does not fit, the surnames are cut first, so that the given names' first letters stand.
 * @param nationality ISO 3166-1 alpha-2, or empty while it is not known
 */
export function machineReadableName(surnames: string, givenNames: string, nationality: string): string {
  const issuer = countryOf(nationality)?.passportCode ?? '<<<';
  const given = machineLetters(givenNames);
  const room = NAME_LENGTH - '<<'.length - Math.min(given.length, GIVEN_LETTERS);
  const primary = machineLetters(surnames).slice(0, room).replace(/<$/, '');
  const names = `${primary}<<${given}`;
  return `P<${issuer}${names}`.padEnd(LINE_LENGTH, '<').slice(0, LINE_LENGTH);
}
