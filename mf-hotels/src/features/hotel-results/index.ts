export { AddressNotices } from './address-notices.tsx';
export { AnswerOfSearch, type MapOfList } from './answer-of-search.tsx';
export { loadHotels } from './load-hotels.ts';
export { useHotelQuery, useResultsAddress } from './results-address.ts';
export { SearchedBar } from './searched-bar.tsx';
export { useHotels } from './use-hotels.ts';
export { useSearchedWhere } from './use-searched-where.ts';
