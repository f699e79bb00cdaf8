import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { fnv1a } from '../hashes/index.ts';
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

/** Letters and digits that neither look nor sound alike on the telephone, in Spanish or in English. */
const LETTERS = 'AFHJKLRTXY';
const DIGITS = '23456789';

/** Mixed once more, so that neighbouring days get unlike codes. */
function hash(text: string): number {
  const mixed = fnv1a(text);
  const value = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** What a caller dictates and an agent reads back, `KT-4827`: always the same for the same words. */
function codeOf(...words: (string | number)[]): string {
  let rest = hash(words.join(' '));
  const sign = (signs: string): string => {
    const picked = signs.charAt(rest % signs.length);
    rest = Math.floor(rest / signs.length);
    return picked;
  };
  const letters = sign(LETTERS) + sign(LETTERS);
  return `${letters}-${sign(DIGITS)}${sign(DIGITS)}${sign(DIGITS)}${sign(DIGITS)}`;
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
