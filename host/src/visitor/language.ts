import type { Language, Texts } from '@alisio/platform/sdk/i18n';
import { emit } from '@alisio/platform/sdk/state';
import { LOCALE_COOKIE } from '@alisio/shared-contracts/visitor';
import { inTries } from '../remotes/in-tries.ts';
import { keepChoice } from './cookie.ts';

export const HOST_TEXTS = 'host';

/** The shell's own texts, a file per language. */
export const loadHostTexts: Record<Language, () => Promise<{ default: object }>> = {
  es: () => import(/* webpackChunkName: "texts-es" */ '../locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json', { with: { type: 'json' } }),
};

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
    await remotes.addLanguage(next);
  } catch (error) {
    console.error('Failed locale loading', error);
    return;
  }
  texts.use(next);
  document.documentElement.lang = next;
  keepChoice(LOCALE_COOKIE, next);
  emit('visitor:language-changed', { language: next });
}
