export { formOfQuery, shiftDeparture } from './search.rules.ts';
export { SearchForm } from './search-form.tsx';
export { useSearchDraft, useSearchedLately } from './use-search-draft.ts';
export { resultsHrefOf, useStartSearch } from './use-start-search.ts';
