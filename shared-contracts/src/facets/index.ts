export { type FacetCounts, facetCounts, facetCountsOf } from './counts.ts';
export { type Choice, type Choices, type Facet, keptBy, type RangeFacet, type ValueFacet } from './facet.ts';
export { readChoices, toggled, writeChoice } from './facet-address.ts';
export { answerFacets, type Bucket, FACET_SIZE, type FacetAnswer } from './facet-answer.ts';
export type { FacetQuestion } from './facet-index.ts';
export type { RangeBuckets } from './range-of.ts';
export { type TightestFacet, tightestFacet, without } from './tightest-facet.ts';
