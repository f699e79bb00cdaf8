import type { Language } from '@alisio/shared-contracts/languages';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

export type ActivityTexts = typeof es;
const TEXTS: Record<Language, ActivityTexts> = { es, en };

/** What is said of activities, whichever it is. */
export const activityTexts = (language: Language): ActivityTexts => TEXTS[language];
