import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { arrivalOf, departureOf } from './itinerary-facts.ts';
import type { FlightOffer } from './offer.ts';

/** A trip and by how many per cent it is cheaper by phone. Dates ISO, local; `returnDate` empty for one way. */
export interface CodedTrip {
  from: string;
  to: string;
  departureDate: string;
  returnDate: string;
  discountPercent: number;
}

/** The code of a trip and its discount, whatever flies. */
export const dealCode = ({ from, to, departureDate, returnDate, discountPercent }: CodedTrip): string =>
  codeOf(from, to, departureDate, returnDate, discountPercent);

/** The trip of an offer, and by how much it is cheaper by phone. */
export function codedTripOf({ itineraries: [out, back] }: FlightOffer): CodedTrip {
  const leaves = out && departureOf(out);
  return {
    from: leaves?.iataCode ?? '',
    to: (out && arrivalOf(out)?.iataCode) ?? '',
    departureDate: leaves?.at.slice(0, 10) ?? '',
    returnDate: (back && departureOf(back)?.at.slice(0, 10)) ?? '',
    discountPercent: PHONE_DISCOUNT.usualPercent,
  };
}

/** The code of one offer by phone: its flights, its fare and who travels, whatever it costs by now. */
export const offerCode = ({ itineraries, travelerPricings }: FlightOffer): string =>
  codeOf(
    ...itineraries.flatMap(({ segments }) =>
      segments.map(({ carrierCode, number, departure }) => carrierCode + number + departure.at),
    ),
    ...travelerPricings.flatMap(({ type, fareDetailsBySegment }) => [
      type,
      ...fareDetailsBySegment.map(({ cabin, brandedFare }) => cabin + brandedFare),
    ]),
    PHONE_DISCOUNT.usualPercent,
  );
