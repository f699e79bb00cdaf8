export { LateTourSearch } from './late-tour-search.ts';
