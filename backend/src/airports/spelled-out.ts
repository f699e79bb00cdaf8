/** How words of places are shortened, folded, and what each may stand for. */
const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  s: ['san', 'santa', 'santo', 'sao', 'saint', 'south'],
  sn: ['san'],
  st: ['saint', 'sankt'],
  sta: ['santa'],
  sto: ['santo'],
  ste: ['sainte'],
  saint: ['st'],
  sankt: ['saint'],
  pto: ['puerto'],
  pta: ['punta'],
  cd: ['ciudad'],
  cdad: ['ciudad'],
  ft: ['fort'],
  mt: ['mount'],
  n: ['nueva', 'new', 'north'],
  nva: ['nueva'],
  gral: ['general'],
  bs: ['buenos'],
  as: ['aires'],
  i: ['isla'],
};

/** So many readings at most of what is shortened in several places. */
const MOST_READINGS = 12;
/** Of a name with where it lies, as it is shortened by who types it; a longer term is searched as it is. */
const MOST_WORDS = 6;

/**
 * A folded term as it is written, and as it may be meant where its words are shortened: "s francisco" is "san francisco"
 * too. A single word is as it is, which may be the beginning of another, and so is a long term.
 */
export function readingsOf(term: string): string[] {
  const words = term.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return [term];
  let readings: string[][] = [[]];
  for (const word of words) {
    const meant = [word, ...(SHORTENED[word] ?? [])];
    readings = readings.flatMap((before) => meant.map((next) => [...before, next])).slice(0, MOST_READINGS);
  }
  return readings.map((reading) => reading.join(' '));
}
