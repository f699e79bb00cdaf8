import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const namespace = 'cruises';

/** What every page of this remote says, and what one alone says. */
export const cruisesTexts = (ofPage: { es: object; en: object }) => [
  { namespace, es, en },
  { namespace, ...ofPage },
];
