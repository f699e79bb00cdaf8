import { bringTexts, type Language, type TextFiles, useTextsControl } from '@alisio/platform/sdk/i18n';
import { useLatePart } from '@alisio/shared-ui/late-part';

const graphTexts = {
  es: () => import(/* webpackChunkName: "dates-graph" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "dates-graph" */ './locales/en.json', { with: { type: 'json' } }),
} satisfies TextFiles & Record<Language, unknown>;

/** The graph of 60 days as a page asks for it, with its texts, fetched when it is opened. */
export function useDatesGraph<Graph extends object>(load: () => Promise<{ default: Graph }>) {
  const texts = useTextsControl();
  return useLatePart(async () => {
    const [{ default: graph }] = await Promise.all([load(), bringTexts(texts, 'flights', graphTexts)]);
    return graph;
  });
}
