export { AddressNotices } from './address-notices.tsx';
export { ChoicesOfSearch } from './choices-of-search.tsx';
export { DayShift } from './day-shift.tsx';
export { loadFlightOffers } from './load-flight-offers.ts';
export { NoFlights, SearchFailed } from './result-states.tsx';
export { ResultsSkeleton } from './results-skeleton.tsx';
export { SummaryBar } from './summary-bar.tsx';
export { isDepartureOver, useFlightOffers, useFlightSearchQuery } from './use-flight-search.ts';
export { useSearchedPlaces } from './use-searched-places.ts';
