import type { Language, Texts } from '@alisio/platform/sdk/i18n';
import { languageFacts } from '@alisio/shared-contracts/languages';
import { LOCALE_COOKIE } from '@alisio/shared-contracts/visitor';
import { inTries } from '../loading/in-tries.ts';
import { keepChoice } from '../visitor/cookie.ts';

export const HOST_TEXTS = 'host';

/** The shell's own texts, a file per language. */
export const loadHostTexts: Record<Language, () => Promise<{ default: object }>> = {
  es: () => import(/* webpackChunkName: "texts-es" */ './es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json', { with: { type: 'json' } }),
};

/** Texts of what is not in the first load, of the same namespace. */
const laterTexts: Record<Language, () => Promise<{ default: object }>> = {
  es: () => import(/* webpackChunkName: "texts-later-es" */ './later/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-later-en" */ './later/en.json', { with: { type: 'json' } }),
};

/** Stands, empty, for the later texts: they are added to those that are there. */
export const LATER_TEXTS = 'host-later';

/** Adds the later texts of a language, once. @throws when they cannot be had */
export async function addLaterTexts(texts: Texts, language: Language = texts.language()): Promise<void> {
  if (texts.has(language, LATER_TEXTS)) return;
  const { default: later } = await inTries(laterTexts[language]);
  texts.add(language, HOST_TEXTS, later);
  texts.add(language, LATER_TEXTS, {});
}

export interface LanguageSwitch {
  texts: Texts;
  /** texts of the remotes on the page */
  remotes: { addLanguage(language: Language): Promise<void> };
}

/**
 * Switches the whole page at once, when all texts are there; nothing is mounted anew, so nothing typed is lost.
 * Without the texts the language stays, and that is logged (§8).
 */
export async function switchLanguage({ texts, remotes }: LanguageSwitch, next: Language): Promise<void> {
  try {
    if (!texts.has(next, HOST_TEXTS))
      texts.add(next, HOST_TEXTS, (await inTries(loadHostTexts[next])).default);
    await Promise.all([addLaterTexts(texts, next), remotes.addLanguage(next)]);
  } catch (error) {
    console.error('Failed locale loading', error);
    return;
  }
  texts.use(next);
  document.documentElement.lang = next;
  document.documentElement.dir = languageFacts(next).direction;
  keepChoice(LOCALE_COOKIE, next);
}
