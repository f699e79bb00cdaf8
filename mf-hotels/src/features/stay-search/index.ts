export { LateStaySearch, loadEditSearch } from './late-stay-search.ts';
export { changeHref, chosenIn, hrefOfPlace, queryOfWords, typedIn, wantsForm } from './search-words.ts';
export { formOfQuery, type StayForm } from './stay-form.ts';
export { StaySearchPart } from './stay-search-part.tsx';
export { useStayDraft } from './use-stay-draft.ts';
