import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';

/** Words that are British, or spelt so, and what they are in American English, which all of the site speaks. */
const AMERICAN: Readonly<Record<string, string>> = {
  'acclimatis(e|ed|ing)': 'acclimatiz…',
  'authoris(e|ed|ing|ation|ations)': 'authoriz…',
  autumn: 'fall',
  'cancell(ed|ing)': 'cancel…',
  centres: 'centers',
  centre: 'center',
  'colour(s|ed|ful)?': 'color…',
  'equalis(e|ing)': 'equaliz…',
  'favourites?': 'favorite…',
  'fibres?': 'fiber…',
  'flavours?': 'flavor…',
  fortnight: 'two weeks',
  grey: 'gray',
  'harbours?': 'harbor…',
  'head torch': 'headlamp',
  'kilometres?': 'kilometer…',
  learnt: 'learned',
  licence: 'license',
  'litres?': 'liter…',
  maize: 'corn',
  'metres?': 'meter…',
  motorway: 'highway',
  'neighbour(s|ing|hood|hoods)?': 'neighbor…',
  'organis(e|ed|er|ers|ing|ation)': 'organiz…',
  panelled: 'paneled',
  'practis(e|ed|ing)': 'practic…',
  'programmes?': 'program…',
  'recognis(e|ed|ing)': 'recogniz…',
  savoury: 'savory',
  snorkelling: 'snorkeling',
  'sulphur(ous)?': 'sulfur…',
  'theatres?': 'theater…',
  torchlight: 'flashlight',
  'travell(ed|er|ers|ing)': 'travel…',
  trousers: 'pants',
  'watercolours?': 'watercolor…',
};
/** What is filled into a text goes by a name of its own. */
const FILLED_IN = /\{\{\w+\}\}/g;

const here = { cwd: repositoryRoot, exclude: ['**/node_modules', '**/dist'] };
const read = (file: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));

/** Each text below, with its path. @param said of a file with several languages: only what stands below `en` */
function texts(value: unknown, said: boolean, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return said ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, said || key === 'en', path ? `${path}.${key}` : key),
  );
}

const files = [
  ...globSync('{host,mf-*,backend,platform,shared-ui}/**/locales/**/en.json', here).map(
    (file) => [file, true] as const,
  ),
  ...globSync('backend/data/tours/*.json', here).map((file) => [file, false] as const),
];

const british = new RegExp(`\\b(?:${Object.keys(AMERICAN).join('|')})\\b`, 'gi');

const wrong = (text: string): string[] => text.replace(FILLED_IN, '').match(british) ?? [];

test('English is American in every text and in the tours that are filed', () => {
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap(([file, said]) =>
    texts(read(file), said).flatMap(([path, text]) => wrong(text).map((word) => `${file} ${path}: ${word}`)),
  );
  expect(found).toEqual([]);
});

test('a British word is found in a text, not in what is filled into it nor in another word', () => {
  expect(wrong('The centre, in grey {{colour}}, with perimetre')).toEqual(['centre', 'grey']);
});
