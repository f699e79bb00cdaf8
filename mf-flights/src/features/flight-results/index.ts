export { AddressNotices } from './address-notices.tsx';
export { AnswerOfSearch } from './answer-of-search.tsx';
export { DayShift } from './day-shift.tsx';
export { loadFlightOffers } from './load-flight-offers.ts';
export { SummaryBar } from './summary-bar.tsx';
export { isDepartureOver, useFlightOffers, useFlightSearchQuery } from './use-flight-search.ts';
export { useSearchedPlaces } from './use-searched-places.ts';
export { useSelectedFlight } from './use-selected-flight.ts';
