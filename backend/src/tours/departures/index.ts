export {
  type BoardedDeparture,
  DepartureBoard,
  decisionOf,
  othersBooked,
} from './departure-board.ts';
export { pricesBy } from './departure-price.ts';
export {
  type Decision,
  decide,
  type PlaceClaim,
  readPlaceSales,
  returnPlaces,
  type SoldPlaces,
  sellPlaces,
} from './place-sales.ts';
export { cancellationOf, closesOn, DAYS_BEFORE, dayBegins, dayEnds, freeEnds } from './terms.ts';
