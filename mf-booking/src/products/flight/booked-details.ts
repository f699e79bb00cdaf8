import { bookedFlight, type FlightOffer } from '@alisio/shared-contracts/flights';
import { alreadyRead, detailsReader } from '../read-details.ts';

type Item = { details?: unknown };

export const readBookedFlight = detailsReader(bookedFlight);

/** The offer of a booking's flight. */
export const bookedOfferOf = (item: Item): FlightOffer =>
  alreadyRead(readBookedFlight(item)).selectedFlightOffer.FlightOffer;

/** The bags that were bought beside its fare. */
export const boughtBags = (item: Item) => alreadyRead(readBookedFlight(item)).additionalServices.baggages;
