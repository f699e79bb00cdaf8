export { foldText } from './fold-text.ts';
export { typingMistakes } from './typing-mistakes.ts';
export { type Found, WordSearch } from './word-search.ts';
