import { createRequire } from 'node:module';
import type { Language } from '@alisio/shared-contracts/languages';
import anyAscii from 'any-ascii';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const siteFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`);
const wideFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);

/** Two weights of a family, as files. */
export interface FontFamily {
  plain: string;
  strong: string;
}

/** The site's own family, and one that has Greek, Cyrillic and the letters of Vietnamese besides. */
const FAMILIES: readonly [FontFamily, FontFamily] = [
  { plain: siteFile('400Regular'), strong: siteFile('600SemiBold') },
  { plain: wideFile('400Regular'), strong: wideFile('600SemiBold') },
];
export const [SITE_FONTS] = FAMILIES;

/** Says of what was written in another script that this is how it sounds in Latin letters. */
const IN_LATIN: Record<Language, string> = { es: 'en letras latinas', en: 'in Latin letters' };

type HasSign = (sign: string) => boolean;

/** Opened when something is written that may need it. */
function signsOf({ plain }: FontFamily): HasSign {
  let has: HasSign | undefined;
  return (sign) => {
    if (!has) {
      const font = openSync(plain);
      if (!('hasGlyphForCodePoint' in font)) throw new TypeError('a file of a family is one font');
      has = (one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0);
    }
    return has(sign);
  };
}
const [siteHas, wideHas] = FAMILIES.map(signsOf);

/** What has no sign of its own: it only moves what stands beside it. */
const IS_SPACE = /^\s$/u;
const canWrite = (has: HasSign | undefined, text: string) =>
  Array.from(text).every((sign) => IS_SPACE.test(sign) || has?.(sign) === true);

/**
 * A text as it can be written, and the family that has all of its signs. What neither has (Chinese, Arabic …) is said in
 * Latin letters, and that it is: a box in the place of a name would be no name.
 */
export function writable(text: string, language: Language): { text: string; family: FontFamily } {
  if (canWrite(siteHas, text)) return { text, family: FAMILIES[0] };
  if (canWrite(wideHas, text)) return { text, family: FAMILIES[1] };
  const spelt = Array.from(text, (sign) =>
    IS_SPACE.test(sign) || wideHas?.(sign) ? sign : anyAscii(sign),
  ).join('');
  const said = `${spelt} (${IN_LATIN[language]})`;
  return { text: said, family: canWrite(siteHas, said) ? FAMILIES[0] : FAMILIES[1] };
}
