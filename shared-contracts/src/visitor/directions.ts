import { byLanguage, languageFacts } from '../languages/index.ts';

/** Which way each of the site's languages is written, for the page's `dir`. */
export const DIRECTIONS = byLanguage((language) => languageFacts(language).direction);
