export { calendarOfTrip, NIGHTS } from './calendar-of-trip.ts';
export { type AskCalendar, cheapestTrip } from './cheapest-trip.ts';
export { shareWhole } from './share-whole.ts';
export { type PricedTrips, tripPricesCache } from './trip-prices-cache.ts';
export { TooManyWait, Turns } from './turns.ts';
