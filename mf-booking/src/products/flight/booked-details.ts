import { bookedFlight, type FlightOffer } from '@alisio/shared-contracts/flights';
import { alreadyRead, detailsReader } from '../read-details.ts';

type Item = { details?: unknown };

export const readBookedFlight = detailsReader(bookedFlight);

/** The offer of a booking's flight. */
export const bookedOfferOf = (item: Item): FlightOffer =>
  alreadyRead(readBookedFlight(item)).selectedFlightOffer.FlightOffer;

/** An airline, and what it knows the booking by. */
export interface AirlineLocator {
  carrierCode: string;
  airline: string;
  locator: string;
}

/** What each airline knows the booking by: in bookings of before the one that issued the ticket, or none. */
export function airlineLocatorsOf(item: Item): AirlineLocator[] {
  const { selectedFlightOffer, airlineLocator, airlineLocators } = alreadyRead(readBookedFlight(item));
  const { validatingAirlineCodes, dictionaries } = selectedFlightOffer.FlightOffer;
  const [issuer = ''] = validatingAirlineCodes;
  const ofIssuer = airlineLocator === undefined ? [] : [{ carrierCode: issuer, locator: airlineLocator }];
  return (airlineLocators ?? ofIssuer).map(({ carrierCode, locator }) => ({
    carrierCode,
    airline: dictionaries.carriers[carrierCode] ?? carrierCode,
    locator,
  }));
}

/** The bags that were bought beside its fare. */
export const boughtBags = (item: Item) => alreadyRead(readBookedFlight(item)).additionalServices.baggages;
