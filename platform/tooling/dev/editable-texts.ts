import type { Language } from '../../sdk/i18n/language.ts';
import { createTexts as createReleasedTexts, type Texts } from '../../sdk/i18n/texts.ts';

export { bringTexts, type TextFiles, type Texts, withTexts } from '../../sdk/i18n/texts.ts';

interface EditedTexts {
  namespace: string;
  language: Language;
  /** as they were, and as they are now */
  before: object;
  texts: object;
}

declare global {
  interface WindowEventMap {
    'alisio:texts-edited': CustomEvent<EditedTexts>;
  }
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The texts as they are now, and nothing at the keys that have gone: an old text would look as if it stood. */
function withGaps(before: object, texts: object): object {
  const now = new Map<string, unknown>(Object.entries(texts));
  for (const [key, old] of Object.entries(before)) {
    const text = now.get(key);
    if (isGroup(old)) now.set(key, withGaps(old, isGroup(text) ? text : {}));
    else if (!now.has(key)) now.set(key, null);
  }
  return Object.fromEntries(now);
}

/**
 * Stands in for `platform/sdk/i18n/texts.ts` in a development build: texts that were edited are replaced in place, so
 * that the page keeps its state and what was typed.
 */
export function createTexts(first: Language): Texts {
  const texts = createReleasedTexts(first);
  window.addEventListener('alisio:texts-edited', (event) => {
    event.preventDefault();
    const { language, namespace, before, texts: now } = event.detail;
    texts.add(language, namespace, withGaps(before, now));
  });
  return texts;
}
