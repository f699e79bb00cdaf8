export { AddressNotices } from './address-notices.tsx';
export { AnswerOfSearch, type MapOfList } from './answer-of-search.tsx';
export { listedHref } from './listed-href.ts';
export { loadActivities } from './load-activities.ts';
export { useActivityQuery, useResultsAddress } from './results-address.ts';
export { SearchedBar } from './searched-bar.tsx';
export { useActivities } from './use-activities.ts';
export { useSearchedWhere } from './use-searched-where.ts';
