import type { Language, TextFiles, Texts } from '@alisio/platform/sdk/i18n';
import { byLanguage, languageFacts } from '@alisio/shared-contracts/languages';
import { LANGUAGE_PARAMETER } from '@alisio/shared-contracts/routes';
import { LOCALE_COOKIE } from '@alisio/shared-contracts/visitor';
import { inTries } from '../loading/in-tries.ts';
import { keepChoice } from '../visitor/cookie.ts';

export const HOST_TEXTS = 'host';

const inTriesEach = (files: Record<Language, () => Promise<{ default: object }>>): TextFiles =>
  byLanguage((language) => () => inTries(files[language]));

/** The shell's own texts, a file per language. */
export const hostTexts = inTriesEach({
  es: () => import(/* webpackChunkName: "texts-es" */ './es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json', { with: { type: 'json' } }),
});

/** Texts of what is not in the first load, of the same namespace. */
export const laterTexts = inTriesEach({
  es: () => import(/* webpackChunkName: "texts-later-es" */ './later/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-later-en" */ './later/en.json', { with: { type: 'json' } }),
});

/**
 * Switches the whole page at once, when all texts are there; nothing is mounted anew, so nothing typed is lost.
 * Without the texts the language stays, and that is logged (§8).
 */
export async function switchLanguage(texts: Texts, next: Language): Promise<void> {
  try {
    await texts.change(next);
  } catch (error) {
    console.error('Failed locale loading', error);
    return;
  }
  if (texts.language() !== next) return;
  document.documentElement.lang = next;
  document.documentElement.dir = languageFacts(next).direction;
  keepChoice(LOCALE_COOKIE, next);
  // An address that names a language would speak it again when it is loaded anew.
  const url = new URL(window.location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}
