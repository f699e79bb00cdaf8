import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Language, Translate } from './language.ts';
import type { Texts } from './texts.ts';

const TextsContext = createContext<Texts | undefined>(undefined);
export const TextsProvider = TextsContext.Provider;

/** The app's texts themselves. @throws outside of an app: the host and the test helpers provide them */
export function useTextsControl(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('This component needs the app around it.');
  return texts;
}

/**
 * Texts of a namespace in the reader's language. The component follows a switch of language; what other namespaces get
 * does not concern it. What a server has drawn is taken over in its language, whatever was pressed since.
 */
export function useTexts(namespace: string): { t: Translate; language: Language } {
  const texts = useTextsControl();
  const language = useLanguage();
  const newest = () => texts.revision(namespace);
  const revision = useSyncExternalStore(texts.subscribe, newest, newest);
  return useMemo(() => {
    void revision;
    return { t: texts.translate(namespace, language), language };
  }, [texts, namespace, language, revision]);
}

export function useLanguage(): Language {
  const texts = useTextsControl();
  return useSyncExternalStore(texts.subscribe, texts.language, () => texts.first);
}
