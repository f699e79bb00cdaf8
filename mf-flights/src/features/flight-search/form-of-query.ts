import {
  askedFares,
  type FlightSearchForm,
  type FlightSearchQuery,
  NO_FARE_FLAGS,
  type SearchPlace,
} from '@alisio/shared-contracts/flights';

/**
 * The form of a results address. A code that the address does not name leaves the place of the draft; one that
 * nobody knows a place for leaves the box empty.
 */
export function formOfQuery(
  query: FlightSearchQuery,
  draft: FlightSearchForm,
  placeOf: (code: string) => SearchPlace | null,
): FlightSearchForm {
  return {
    ...draft,
    tripType: query.tripType,
    cabinClass: query.cabin,
    departureDate: query.departureDate,
    returnDate: query.returnDate,
    origin: query.from === '' ? draft.origin : placeOf(query.from),
    destination: query.to === '' ? draft.destination : placeOf(query.to),
    adultCount: query.adult,
    childrenCount: query.child,
    infantCount: query.infant,
    currencyCode: query.currencyCode,
    ...NO_FARE_FLAGS,
    ...askedFares(query),
  };
}
