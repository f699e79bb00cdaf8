export { AnswerOfSearch } from './answer-of-search.tsx';
export { DayShift } from './day-shift.tsx';
export { narrowsPrices } from './flight-facets.ts';
export { LateAddressNotices } from './late-address-notices.tsx';
export { loadFlightOffers } from './load-flight-offers.ts';
export type { Named } from './named-offer/named-offer.tsx';
export { NamedOfferPlace } from './named-offer/named-offer-place.tsx';
export { SummaryBar } from './summary-bar.tsx';
export { useAnswerSoFar } from './use-answer-so-far.ts';
export {
  refusalOf,
  useFlightOffers,
  useFlightSearchQuery,
} from './use-flight-search.ts';
export { useSearchedPlaces } from './use-searched-places.ts';
export { useSelectedFlight } from './use-selected-flight.ts';
