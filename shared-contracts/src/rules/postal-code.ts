/** §5: 5 to 6 digits. */
export const isPostalCode = (text: string): boolean => /^\d{5,6}$/.test(text.trim());

/**
 * How countries write postal codes that are not §5's (members' addressing systems, Universal Postal Union): `none`
 * where letters go without one, `letters` where there are some in it, else how many digits. Dependent territories as
 * their own post has it.
 */
const SHAPES = {
  none:
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP ' +
    'LY ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU YE ZW',
  letters:
    'AC AD AI AZ BB BH BM BN CA FK GB GG GI GS IE IM IO JE KY LB LC LV MD MS MT NL PN SH SO SZ TC VC VG WS',
  '3': 'FO IS LS MG OM PG',
  '4':
    'AF AL AM AR AT AU BD BE BG CH CV CX CY DK ET GE GL GW HM HT HU LI LR LU MK MZ NE NF NO NP NZ PH PY SI SJ TN ' +
    'SV VE ZA',
  '7': 'CL IL JP PT',
  '8': 'BR',
  '10': 'IR',
} as const;

/** `usual`: §5's five or six digits. */
const SHAPE_NAMES = ['none', 'letters', '3', '4', '7', '8', '10'] as const;

/** `usual`: §5's five or six digits. */
export type PostalShape = (typeof SHAPE_NAMES)[number] | 'usual';

/** @param country ISO 3166-1 alpha-2; one that is not known, or empty, writes them as §5 */
export const postalShapeOf = (country: string): PostalShape =>
  SHAPE_NAMES.find((shape) => SHAPES[shape].split(' ').includes(country)) ?? 'usual';

/** A code as another country writes it: up to ten letters and digits, with blanks and dashes between. */
export const isLocalPostalCode = (text: string): boolean =>
  text.length <= 10 && /^[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/i.test(text) && /\d/.test(text);
