export { changeDraft } from './change-draft.ts';
export { formOfQuery } from './form-of-query.ts';
export { LateSearchForm, loadSearchForm, wakesSearch } from './late-search-form.tsx';
export type { SearchErrors } from './search.rules.ts';
export {
  ENDS,
  type End,
  resultsOfWords,
  termOf,
  typedIn,
  withPlace,
} from './search-address.ts';
export { changeHref, SEARCH_PATH } from './search-path.ts';
export { loadAirportSearch } from './use-airport-matches.ts';
export { useSearchDraft } from './use-search-draft.ts';
export { useSearchedLately } from './use-searched-lately.ts';
export { resultsHrefOf, useStartSearch } from './use-start-search.ts';
