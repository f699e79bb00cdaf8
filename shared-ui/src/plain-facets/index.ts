export { chosenWords, PlainFacets, type PlainFacetsProps } from './plain-facets.tsx';
