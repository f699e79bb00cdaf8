export { createFormats, type DayStyle, type Formats, useFormats } from './formats.ts';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type Translate } from './language.ts';
export { bringTexts, createTexts, type TextFiles, type Texts, withTexts } from './texts.ts';
export { TextsProvider, useLanguage, useTexts, useTextsControl } from './use-texts.ts';
