import { bringTexts, type Language, type TextFiles, useTextsControl } from '@alisio/platform/sdk/i18n';
import { useLatePart } from '@alisio/shared-ui/late-part';

/** What only the form's panels say: a few lines, which come with them in both languages. */
const panelTexts = {
  es: () => import(/* webpackChunkName: "travelers" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "travelers" */ './locales/en.json', { with: { type: 'json' } }),
} satisfies TextFiles & Record<Language, unknown>;

/** A panel of the form with its texts, fetched in idle time or when a hand comes near. */
export function usePanel<Panel extends object>(load: () => Promise<Panel>) {
  const texts = useTextsControl();
  const loadBoth = async () => {
    const [panel] = await Promise.all([load(), bringTexts(texts, 'flights', panelTexts)]);
    return panel;
  };
  return useLatePart(loadBoth, { ahead: true });
}
