import { addDays } from '../dates/index.ts';
import { COUNT_FALLBACK } from '../rules/counts.ts';
import { DEFAULT_DAYS_AHEAD } from './search-days.ts';
import type { FlightSearchForm } from './search-form.ts';

/** The form before anything is typed (§3, §5). `today`: ISO date where the visitor is. */
export function emptyFlightSearchForm(today: string): FlightSearchForm {
  return {
    tripType: '2',
    cabinClass: 'economy',
    departureDate: addDays(today, DEFAULT_DAYS_AHEAD.departure),
    returnDate: addDays(today, DEFAULT_DAYS_AHEAD.return),
    origin: null,
    destination: null,
    hotelDestination: null,
    rooms: COUNT_FALLBACK.rooms,
    adultCount: COUNT_FALLBACK.adults,
    childrenCount: COUNT_FALLBACK.children,
    infantCount: COUNT_FALLBACK.infants,
    currencyCode: 'USD',
    countryCode: '',
  };
}
