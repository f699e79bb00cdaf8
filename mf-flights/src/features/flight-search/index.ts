export { LateSearchForm, loadSearchForm } from './late-search-form.tsx';
export { formOfQuery, shiftDeparture } from './search.rules.ts';
export { loadAirportSearch } from './use-airport-matches.ts';
export { changeDraft, useSearchDraft, useSearchedLately } from './use-search-draft.ts';
export { resultsHrefOf, useStartSearch } from './use-start-search.ts';
