import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const namespace = 'tours';

/** What every page of this remote says, and what one alone says. */
export const toursTexts = (ofPage: { es: object; en: object }) => [
  { namespace, es, en },
  { namespace, ...ofPage },
];
