import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useLatePart } from '@alisio/shared-ui/late-part';

/** What only the form's panels say: a few lines, which come with them in both languages. */
const panelTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "travelers" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "travelers" */ './locales/en.json', { with: { type: 'json' } }),
};

/** A panel of the form with its texts, fetched in idle time or when a hand comes near. */
export const usePanel = <Panel extends object>(load: () => Promise<Panel>) =>
  useLatePart(useWithTexts('flights', load, panelTexts), { ahead: true });
