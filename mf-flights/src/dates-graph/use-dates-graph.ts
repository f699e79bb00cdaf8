import { type PartTexts, useWithTexts } from '@alisio/platform/sdk/late-texts';
import { useLatePart } from '@alisio/shared-ui/late-part';

const graphTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "dates-graph" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "dates-graph" */ './locales/en.json', { with: { type: 'json' } }),
};

/** The graph of 60 days as a page asks for it, with its texts, fetched when it is opened. */
export const useDatesGraph = <Graph extends object>(load: () => Promise<{ default: Graph }>) =>
  useLatePart(useWithTexts('flights', async () => (await load()).default, graphTexts));
