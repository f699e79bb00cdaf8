export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';

/** The text of a key in the reader's language; `count` chooses the plural form, other values fill gaps. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
