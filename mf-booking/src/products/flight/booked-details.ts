import { bookedFlight, type FlightOffer } from '@alisio/shared-contracts/flights';
import { alreadyRead, detailsReader } from '../read-details.ts';

type Item = { details?: unknown };

export const readBookedFlight = detailsReader(bookedFlight);

/** The offer of a booking's flight. */
export const bookedOfferOf = (item: Item): FlightOffer =>
  alreadyRead(readBookedFlight(item)).selectedFlightOffer.FlightOffer;

/** The airline that issued the ticket, and what it knows the booking by; nothing in bookings of before. */
export function airlineLocatorOf(item: Item): { airline: string; locator: string } | undefined {
  const { selectedFlightOffer, airlineLocator: locator } = alreadyRead(readBookedFlight(item));
  const { validatingAirlineCodes, dictionaries } = selectedFlightOffer.FlightOffer;
  const [code = ''] = validatingAirlineCodes;
  return locator === undefined ? undefined : { airline: dictionaries.carriers[code] ?? code, locator };
}

/** The bags that were bought beside its fare. */
export const boughtBags = (item: Item) => alreadyRead(readBookedFlight(item)).additionalServices.baggages;
