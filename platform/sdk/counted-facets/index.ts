export { type CountedFacets, useCountedFacets } from './use-counted-facets.ts';
