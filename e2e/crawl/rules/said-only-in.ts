import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byLanguage, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All texts of a file, however deep: `{ a: { b: 'Buscar' } }` → Buscar. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const folders = [
  ...new Set(globSync('{host,mf-*}/src/**/locales/**/*.json', { cwd: root }).map((file) => dirname(file))),
];

/** Every text that buttons, labels and messages have, as the files of a language say it. */
const said: Record<Language, ReadonlySet<string>> = byLanguage(
  (language) =>
    new Set(
      folders.flatMap((folder) =>
        textsIn(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'))),
      ),
    ),
);

/** Whether a text stands in what a language's files say, alone or as a piece: a city in the name of its country. */
const isSaid = (text: string, language: Language): boolean =>
  said[language].has(text) || [...said[language]].some((whole) => whole.includes(text));

/**
 * The language whose files alone have exactly this text: a button that was not translated is too short to be told by
 * its words.
 */
export const saidOnlyIn = (text: string, language: Language): Language | undefined => {
  const other = LANGUAGES.find((each) => each !== language && said[each].has(text));
  return other && !isSaid(text, language) ? other : undefined;
};
