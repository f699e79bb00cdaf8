import type { DealFactsProps } from './deal-facts.tsx';
import { lateDrawn } from './late-drawn.ts';

export const LateDealFacts = lateDrawn<DealFactsProps>(async () => ({
  default: (await import(/* webpackChunkName: "train-facts" */ './deal-facts.tsx')).DealFacts,
}));
