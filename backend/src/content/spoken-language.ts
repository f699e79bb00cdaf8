import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';

/** Words that hardly a line goes without, and that no other language of ours has. */
const COMMON: Record<Language, ReadonlySet<string>> = {
  es: new Set(['de', 'la', 'que', 'el', 'los', 'las', 'del', 'por', 'con', 'una', 'para', 'como', 'más']),
  en: new Set(['the', 'of', 'and', 'to', 'is', 'that', 'for', 'with', 'from', 'you', 'it', 'are', 'on']),
};

/** Below so many of them a text says too little to tell. */
const LEAST = 8;

/** The language that a text is written in, by its commonest words; nothing for a text that is too short to tell. */
export function languageSpoken(text: string): Language | undefined {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const counted = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => COMMON[language].has(word)).length,
  })).toSorted((one, other) => other.count - one.count);
  const [most] = counted;
  return most && most.count >= LEAST ? most.language : undefined;
}
