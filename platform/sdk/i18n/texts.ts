import { saidIn } from '@alisio/shared-contracts/languages';
import { createInstance } from 'i18next';
import { type DEFAULT_LANGUAGE, LANGUAGES, type Language, type Translate } from './language.ts';

/** Of the texts of a namespace in a language, with their values: a clock says a new one each second. */
const MOST_SAID = 1000;

type TextFile = () => Promise<{ default: object }>;

/** Where texts come from, a file per language; the default language stands in for one that is missing. */
export type TextFiles = Readonly<
  Partial<Record<Language, TextFile>> & Record<typeof DEFAULT_LANGUAGE, TextFile>
>;

/** The texts of one app: added by namespace and language, read by `Translate`. */
export interface Texts {
  language(): Language;
  /** the one that the app began with: what a server has drawn is in it, also where the browser has switched since */
  readonly first: Language;
  /**
   * Adds texts to a namespace, nested as in their file; said again, the newer win.
   * @param files where they are from: `bring` does not fetch them then
   */
  add(language: Language, namespace: string, texts: object, files?: TextFiles): void;
  /**
   * Brings the texts of a piece of code into its namespace: in the language of now and in the first one, and by itself in
   * every one that is changed to. Files that are here are not fetched again.
   * @throws when they cannot be had; asked again, they are fetched again
   */
  bring(namespace: string, files: TextFiles): Promise<void>;
  /** Whether files that were brought are here in the language of now. */
  holds(files: TextFiles): boolean;
  /**
   * Changes the language of every component at once, when all that was brought is here in it; not at all when
   * another change was asked for meanwhile.
   * @throws when something cannot be had: the language stays
   */
  change(language: Language): Promise<void>;
  /** A key without a text gives itself, so that it is seen. In the language of now unless told. */
  translate(namespace: string, of?: Language): Translate;
  /** counts up with each change of a namespace's texts, without one with each change; a snapshot for those who follow */
  revision(namespace?: string): number;
  subscribe(listener: () => void): () => void;
}

interface Brought {
  namespace: string;
  /** languages whose file is here */
  here: Set<Language>;
}

/**
 * One per app: in the browser for the page's life, on a server for one request. i18next is a fixed choice of the
 * project (docs/decisions/0007): its weight is saved elsewhere, not by leaving it out.
 */
export function createTexts(first: Language): Texts {
  const i18n = createInstance();
  void i18n.init({
    lng: first,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    ns: [],
    resources: {},
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const listeners = new Set<() => void>();
  const brought = new Map<TextFiles, Brought>();
  let language = first;
  let wanted = first;
  let switches = 0;
  const additions = new Map<string, number>();
  /** what was said, by language and namespace */
  const said = new Map<string, Map<string, string>>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const revision = (namespace?: string): number => {
    if (namespace !== undefined) return switches + (additions.get(namespace) ?? 0);
    return [...additions.values()].reduce((sum, times) => sum + times, switches);
  };
  function broughtFrom(files: TextFiles, namespace: string): Brought {
    const one = brought.get(files) ?? { namespace, here: new Set() };
    brought.set(files, one);
    return one;
  }
  function add(of: Language, namespace: string, texts: object, files?: TextFiles): void {
    if (files) broughtFrom(files, namespace).here.add(of);
    i18n.addResourceBundle(of, namespace, texts, true, true);
    said.get(of + namespace)?.clear();
    if (of !== language) return;
    additions.set(namespace, (additions.get(namespace) ?? 0) + 1);
    tell();
  }
  async function fetch(files: TextFiles, { namespace, here }: Brought, of: Language): Promise<void> {
    if (here.has(of)) return;
    const { default: texts } = await saidIn(files, of)();
    if (!here.has(of)) add(of, namespace, texts, files);
  }
  return {
    first,
    language: () => language,
    add,
    async bring(namespace, files) {
      const one = broughtFrom(files, namespace);
      // What a server drew is taken over in the first language, also where another was chosen before its code came. Where
      // they cannot be had it is drawn anew.
      const firsts = language === first ? undefined : fetch(files, one, first).catch(() => undefined);
      try {
        await fetch(files, one, language);
      } catch (cause) {
        // What came in no language holds up none.
        if (one.here.size === 0) brought.delete(files);
        // Or in the one that was changed to meanwhile.
        if (!one.here.has(language)) throw cause;
      }
      // The language may have been changed while they were on their way.
      if (!one.here.has(language)) await fetch(files, one, language);
      await firsts;
    },
    holds: (files) => brought.get(files)?.here.has(language) ?? false,
    async change(next) {
      wanted = next;
      const missing = () => [...brought].filter(([, { here }]) => !here.has(next));
      // More may be brought while these are on their way.
      while (missing().length > 0)
        await Promise.all(missing().map(([files, one]) => fetch(files, one, next)));
      if (wanted !== next) return;
      language = next;
      void i18n.changeLanguage(next);
      switches += 1;
      tell();
    },
    translate(namespace, of = language) {
      const t = i18n.getFixedT(of, namespace);
      // A list says the same texts in each of its items, mostly of the same values, and each item asks for itself.
      const all = said.get(of + namespace) ?? new Map<string, string>();
      said.set(of + namespace, all);
      return (key, values) => {
        if (all.size > MOST_SAID) all.clear();
        const whole = key + JSON.stringify(values);
        const text = all.get(whole) ?? t(key, { ...values });
        all.set(whole, text);
        return text;
      };
    },
    revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `Texts.bring`, by a name of which the build knows that a remote takes it from the shell. @throws as that */
export const bringTexts = (texts: Texts, namespace: string, files: TextFiles): Promise<void> =>
  texts.bring(namespace, files);

/**
 * A loader of code with texts that come beside it, for who loads it. A page's are named after its chunk,
 * `texts-page-results-es`: what no other page of the remote says.
 */
export const withTexts = <Code, Files extends TextFiles>(
  load: () => Promise<Code>,
  texts: Files,
): (() => Promise<Code>) & { texts: Files } => Object.assign(() => load(), { texts });
