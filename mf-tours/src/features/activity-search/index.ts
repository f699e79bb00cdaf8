export { type ActivityForm, formOfQuery } from './activity-form.ts';
export { ActivitySearchPart } from './activity-search-part.tsx';
export { LateActivitySearch, loadEditSearch } from './late-activity-search.ts';
export { changeHref, chosenIn, hrefOfPlace, queryOfWords, typedIn, wantsForm } from './search-words.ts';
export { useActivityDraft } from './use-activity-draft.ts';
