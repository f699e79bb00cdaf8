import type { TextsOf } from '@alisio/platform/testing';
import bookingEn from '../features/confirmation/locales/en.json' with { type: 'json' };
import bookingEs from '../features/confirmation/locales/es.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import tripsEn from '../pages/my-journey/locales/en.json' with { type: 'json' };
import tripsEs from '../pages/my-journey/locales/es.json' with { type: 'json' };
import summaryEn from '../pages/summary/locales/en.json' with { type: 'json' };
import summaryEs from '../pages/summary/locales/es.json' with { type: 'json' };
import flightEn from '../products/flight/locales/en.json' with { type: 'json' };
import flightEs from '../products/flight/locales/es.json' with { type: 'json' };
import { flightTexts } from '../products/flight/texts.ts';

const namespace = 'booking';

/** What the pages say, each with what is its own: of all of them, so that a test may go from one to the next. */
export const pageTexts = [
  { namespace, es, en },
  { namespace, es: summaryEs, en: summaryEn },
  { namespace, es: bookingEs, en: bookingEn },
  { namespace, es: tripsEs, en: tripsEn },
] satisfies TextsOf[];

export const texts: TextsOf[] = [...pageTexts, { namespace, files: flightTexts, es: flightEs, en: flightEn }];
