/** Font files, relative to this package. The first one is needed by every page: preload it. */
export const fontFiles: readonly string[] = [
  'fonts/instrument-sans-latin.woff2',
  'fonts/instrument-sans-latin-ext.woff2',
];

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0';

function face(url: string, range: string): string {
  return `@font-face{font-family:"Instrument Sans";src:url("${url}") format("woff2");font-weight:400 700;font-stretch:75% 100%;font-display:optional;unicode-range:${range}}`;
}

/**
 * Takes about the room of the real face, in upright and at its usual weight. No fallback has it at every weight and
 * width: so what is not here when words are first drawn is the next document's (`optional`), and nothing moves.
 */
const FALLBACK =
  '@font-face{font-family:"Instrument Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:100.9%;ascent-override:96.2%;descent-override:24.8%;line-gap-override:0%}';

export const fontStack =
  '"Instrument Sans","Instrument Fallback",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

export function fontFaces(fontUrl: (file: string) => string): string {
  const [latin = '', latinExt = ''] = fontFiles;
  return face(fontUrl(latin), LATIN) + face(fontUrl(latinExt), LATIN_EXT) + FALLBACK;
}
