export { calendarOfTrip, NIGHTS } from './calendar-of-trip.ts';
export { type PricedTrips, tripPricesCache } from './trip-prices-cache.ts';
export { Turns } from './turns.ts';
