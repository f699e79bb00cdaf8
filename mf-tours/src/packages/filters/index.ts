export { FilterBar } from './filter-bar.tsx';
export { ASKED, type Filtered } from './filtered.ts';
export { LateFilterChips, LateNoneLeft, LatePlainFilters } from './late-filters.ts';
