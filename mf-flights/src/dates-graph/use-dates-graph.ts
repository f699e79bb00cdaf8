import { useLatePart } from '@alisio/shared-ui/late-part';
import { type PartTexts, useWithTexts } from '../late/use-with-texts.ts';

const graphTexts: PartTexts = {
  es: () => import(/* webpackChunkName: "dates-graph" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "dates-graph" */ './locales/en.json', { with: { type: 'json' } }),
};

/** The graph of 60 days as a page asks for it, with its texts, fetched when it is opened. */
export const useDatesGraph = <Graph extends object>(load: () => Promise<{ default: Graph }>) =>
  useLatePart(useWithTexts(async () => (await load()).default, graphTexts));
