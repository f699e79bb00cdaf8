export { appliedFacets, type ChipWords } from './applied-facets.ts';
export { FacetBar, type FacetBarProps, type OpenedFacets } from './facet-bar.tsx';
export { type AppliedFacet, FacetChips, type FacetChipsProps } from './facet-chips.tsx';
export { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
export { type FacetWords, keepSections, rangeSection, valuesSection } from './facet-sections.ts';
export { FacetSheet, type FacetSheetProps } from './facet-sheet.tsx';
export type { FacetPresses, FacetRange, FacetRow, FacetSection } from './facet-types.ts';
export {
  FilterChips,
  type FilteredFacets,
  FilterSheet,
  type FilterSheetProps,
  type FilterText,
  type FilterWords,
  type ListFiltersProps,
  NoneFiltered,
} from './list-filters.tsx';
export { NoneLeft, type NoneLeftProps } from './none-left.tsx';
export { type FacetSectionsOptions, type SectionLook, useFacetSections } from './use-facet-sections.ts';
