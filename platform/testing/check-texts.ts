import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { flatTexts, gapsOf, pluralless } from './text-keys.ts';

export interface CheckTextsOptions {
  /** keys whose text is rightly the same in another language, names for instance */
  same?: readonly string[];
  /** where the sources are, below the folder; `src` unless told */
  sources?: string;
  /** folders below `locales` with texts that are loaded later, under the same namespace */
  later?: readonly string[];
}

type Flat = Map<string, string>;

const readTexts = (files: readonly string[]): Flat =>
  new Map(files.flatMap((file) => [...flatTexts(JSON.parse(readFileSync(file, 'utf8')))]));

function readSources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
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
 * What is wrong with a workspace's texts: keys asked for and missing, never asked for, or not translated, times of
 * day that may be torn apart, and straight apostrophes.
 * @param folder the workspace's folder; reads `src/locales` and the sources, tests excluded
 */
export function checkTexts(folder: string | URL, options: CheckTextsOptions = {}): string[] {
  const root = join(folder instanceof URL ? fileURLToPath(folder) : folder, options.sources ?? 'src');
  const folders = ['.', ...(options.later ?? [])];
  const textsIn = (language: Language) =>
    readTexts(folders.map((part) => join(root, 'locales', part, `${language}.json`)));
  const first = textsIn(DEFAULT_LANGUAGE);
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
    ...LANGUAGES.flatMap((language) => roughTypes(textsIn(language))),
    ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
      compare(first, textsIn(language), language, options.same ?? []),
    ),
  ];
}
