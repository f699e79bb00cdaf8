export { FilterBar } from './filter-bar.tsx';
export { LateFilterChips, LateNoneLeft, LatePlainFilters } from './late-filters.ts';
export { ListHead } from './list-head.tsx';
export { NoTours } from './no-tours.tsx';
export { TOURS_PER_PAGE, useKeptTours, useResultsAddress, useTourSearch } from './results-address.ts';
