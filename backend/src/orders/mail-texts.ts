import type { Language } from '@alisio/shared-contracts/languages';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** What is written to who has booked, or paid for what could not be booked. */
export const MAIL_TEXTS: Readonly<Record<Language, typeof es>> = { es, en };
