import { createInstance } from 'i18next';
import { LANGUAGES, type Language, type Translate } from './language.ts';

/** The texts of one app: added by namespace and language, read by `Translate`. */
export interface Texts {
  language(): Language;
  /** the one that the app began with: what a server has drawn is in it, also where the browser has switched since */
  readonly first: Language;
  /** Adds the texts of a namespace, nested as in its file; said again, the newer win. */
  add(language: Language, namespace: string, texts: object): void;
  has(language: Language, namespace: string): boolean;
  /** Changes the language of every component at once. Its texts must have been added. */
  use(language: Language): void;
  /** A key without a text gives itself, so that it is seen. In the language of now unless told. */
  translate(namespace: string, of?: Language): Translate;
  /** counts up with each change of a namespace's texts, without one with each change; a snapshot for those who follow */
  revision(namespace?: string): number;
  subscribe(listener: () => void): () => void;
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
  let language = first;
  let switches = 0;
  const additions = new Map<string, number>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const revision = (namespace?: string): number => {
    if (namespace !== undefined) return switches + (additions.get(namespace) ?? 0);
    return [...additions.values()].reduce((sum, times) => sum + times, switches);
  };
  return {
    first,
    language: () => language,
    add(of, namespace, texts) {
      i18n.addResourceBundle(of, namespace, texts, true, true);
      if (of !== language) return;
      additions.set(namespace, (additions.get(namespace) ?? 0) + 1);
      tell();
    },
    has: (of, namespace) => i18n.hasResourceBundle(of, namespace),
    use(next) {
      language = next;
      void i18n.changeLanguage(next);
      switches += 1;
      tell();
    },
    translate(namespace, of = language) {
      const t = i18n.getFixedT(of, namespace);
      // Most texts say nothing of the moment, and a list says the same ones in each of its items.
      const said = new Map<string, string>();
      let saidAt = revision(namespace);
      return (key, values) => {
        if (values) return t(key, { ...values });
        const now = revision(namespace);
        if (saidAt !== now) said.clear();
        saidAt = now;
        const text = said.get(key) ?? t(key);
        said.set(key, text);
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
