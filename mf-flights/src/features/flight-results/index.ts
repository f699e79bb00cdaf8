export { ChoicesOfSearch } from './choices-of-search.tsx';
export { DayShift } from './day-shift.tsx';
export { ResultHead } from './result-head.tsx';
export { NoFlights, OtherDays, ResultsSkeleton, SearchFailed } from './result-states.tsx';
export { SummaryBar } from './summary-bar.tsx';
export { useFlightOffers, useFlightSearchQuery } from './use-flight-search.ts';
export { useSearchedPlaces } from './use-searched-places.ts';
