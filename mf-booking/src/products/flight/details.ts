import { type FlightOffer, flightInCart } from '@alisio/shared-contracts/flights';
import { alreadyRead, detailsReader } from '../read-details.ts';

export const readFlight = detailsReader(flightInCart);

/** Whether its price was compared with a checked bag for everybody. */
export const wantsBags = (item: { details?: unknown }): boolean => readFlight(item)?.wantsBags === true;

/** The offer of a cart's flight. */
export const offerOf = (item: { details?: unknown }): FlightOffer => alreadyRead(readFlight(item)).offer;

/** What the same costs alone, minor units, where the flight is in a package; nothing else. */
export const apartOf = (item: { details?: unknown }): number | undefined => readFlight(item)?.apart;
