export { keepSearch } from './kept-search.ts';
export { LateCruiseSearch, LateEditSearch } from './late-cruise-search.ts';
export { NO_CRUISE_QUERY } from './no-query.ts';
export { SearchPart } from './search-part.tsx';
