import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { flatTexts, gapsOf, pluralless } from './text-keys.ts';

export interface CheckTextsOptions {
  /** keys whose text is rightly the same in another language, names for instance */
  same?: readonly string[];
  /** where the sources are, below the folder; `src` unless told */
  sources?: string;
}

type Flat = Map<string, string>;

/** Texts by file, and the keys that stand in more than one: the one that comes last would win. */
function readTexts(files: readonly string[]): { texts: Flat; twice: string[] } {
  const all = files.flatMap((file) => [...flatTexts(JSON.parse(readFileSync(file, 'utf8')))]);
  const texts = new Map(all);
  const counts = Map.groupBy(all, ([key]) => key);
  return { texts, twice: [...texts.keys()].filter((key) => (counts.get(key)?.length ?? 0) > 1) };
}

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

function readSources(folder: string): string {
  return filesIn(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Every literal that could name a key; a template's gaps stand for anything. */
function mentions(source: string): (key: string) => boolean {
  const literals = new Set(Array.from(source.matchAll(/(['"])([\w.-]+)\1/g), (match) => match[2]));
  const patterns = Array.from(source.matchAll(/`([\w.-]*\$\{[^`]*)`/g), ([, template = '']) => {
    const parts = template.replace(/\$\{[^}]*\}/g, '\u0000').split('\u0000');
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { source: escaped.join('[\\w-]+'), specific: /[a-z]/i.test(parts.join('')) };
  })
    .filter(({ specific }) => specific)
    .map((pattern) => new RegExp(`^${pattern.source}$`));
  return (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
}

const askedLiterally = (source: string): string[] =>
  Array.from(source.matchAll(/\bt\(\s*(['"])([\w.-]+)\1/g), (match) => match[2] ?? '');

/** `10 p. m.`, `10 PM` with a space at which a line may break */
const TORN_TIME = /\d (?:[ap]\.\s?m\.|[AP]M\b)|\b[ap]\. m\./;

/** `don't` with the apostrophe of a typewriter: one page shows one kind */
const TYPED_APOSTROPHE = /\p{L}'\p{L}/u;

/** Times of day that a narrow window would tear apart, and apostrophes as a keyboard has them. */
const roughTypes = (texts: Flat): string[] =>
  [...texts].flatMap(([key, text]) => [
    ...(TORN_TIME.test(text) ? [`${key}: a time of day without no-break spaces`] : []),
    ...(TYPED_APOSTROPHE.test(text) ? [`${key}: a straight apostrophe in place of ’`] : []),
  ]);

/** Compares the texts of a language with those of the default one. */
function compare(first: Flat, other: Flat, language: Language, same: readonly string[]): string[] {
  const problems: string[] = [];
  for (const key of new Set([...first.keys(), ...other.keys()])) {
    const [one, translated] = [first.get(key), other.get(key)];
    if (!one || !translated) problems.push(`${key}: no text in ${one ? language : DEFAULT_LANGUAGE}`);
    else if (gapsOf(one) !== gapsOf(translated))
      problems.push(`${key}: the gaps to fill differ in ${language}`);
    else if (one === translated && /\p{L}{3}/u.test(one.replace(/\{\{.*?\}\}/g, '')) && !same.includes(key))
      problems.push(`${key}: the same in ${language} as in ${DEFAULT_LANGUAGE}`);
  }
  return problems;
}

/**
 * What is wrong with a workspace's texts: keys asked for and missing, never asked for, said in two files, or not
 * translated, times of day that may be torn apart, and straight apostrophes.
 * @param folder the workspace's folder; reads the files of every folder `locales` and the sources, tests excluded
 */
export function checkTexts(folder: string | URL, options: CheckTextsOptions = {}): string[] {
  const root = join(folder instanceof URL ? fileURLToPath(folder) : folder, options.sources ?? 'src');
  const ofTexts = filesIn(root).filter((name) => /(^|\/)locales\//.test(name));
  const textsIn = (language: Language) =>
    readTexts(
      ofTexts.filter((name) => basename(name) === `${language}.json`).map((name) => join(root, name)),
    );
  const { texts: first, twice } = textsIn(DEFAULT_LANGUAGE);
  const source = readSources(root);
  const known = new Set([...first.keys()].flatMap((key) => [key, pluralless(key)]));
  const mentioned = mentions(source);
  return [
    ...askedLiterally(source)
      .filter((key) => !known.has(key))
      .map((key) => `${key}: asked for and missing`),
    ...[...first.keys()]
      .filter((key) => !mentioned(key) && !mentioned(pluralless(key)))
      .map((key) => `${key}: never asked for`),
    ...twice.map((key) => `${key}: in two files`),
    ...LANGUAGES.flatMap((language) => roughTypes(textsIn(language).texts)),
    ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
      compare(first, textsIn(language).texts, language, options.same ?? []),
    ),
  ];
}
