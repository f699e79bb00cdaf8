import { MEAL_CODES, SPECIAL_ASSISTANCE } from '@alisio/shared-contracts/orders';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const LANGUAGES = [
  ['es', es],
  ['en', en],
] as const;

// What IATA calls them: the plain words may be others, their meaning may not.
const ES = {
  AVML: /vegetariana.*hindú/i,
  BBML: /bebés/,
  BLML: /blanda/i,
  CHML: /niños/,
  DBML: /diabéticos/,
  FPML: /frutas/,
  GFML: /sin gluten/i,
  HNML: /hindú, no vegetariana/i,
  JPML: /^japonesa$/i,
  KSML: /kosher/i,
  LCML: /calorías/,
  LFML: /grasa/,
  LSML: /sal$/,
  MOML: /musulmana/i,
  NFML: /sin pescado/i,
  NLML: /lactosa/,
  OBML: /japonesa.*bento/i,
  ORML: /oriental, no vegetariana/i,
  RVML: /crudas/,
  SFML: /pescado y mariscos/i,
  SPML: /otra/i,
  VGML: /vegana/i,
  VLML: /huevo y leche/,
  VOML: /vegetariana oriental/i,
  WCHR: /puede usar escaleras/,
  WCHS: /no puede usar escaleras/,
  WCHC: /no puede moverse sin ayuda/,
};

test.each(Object.entries(ES))('%s says what it means', (code, meaning) => {
  const words: Record<string, string> = { ...es.meals, ...es.assistance };
  expect(words[code]).toMatch(meaning);
});

test.each(LANGUAGES)('in %s each of the 24 meals and 3 kinds of help has words of its own', (_, texts) => {
  const words: Record<string, string> = { ...texts.meals, ...texts.assistance };
  const codes = [...MEAL_CODES, ...SPECIAL_ASSISTANCE];
  expect(codes).toHaveLength(27);
  expect(Object.keys(words).sort()).toEqual([...codes].sort());
  expect(new Set(Object.values(words)).size).toBe(27);
});
