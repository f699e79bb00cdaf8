import { codeOf } from '../contacts/code-of.ts';
import { PHONE_DISCOUNT } from '../contacts/phone-discount.ts';
import { phonePrice } from '../contacts/phone-price.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { type CabinKind, cabinKind, cruiseId } from './codes.ts';
import { type CruiseParty, writeCruiseAges } from './party.ts';

const count = z.int().check(z.nonnegative());

/** `details` of a cruise that is sold by phone: what an agent books. */
export const cruiseByPhone = z.strictObject({
  cruise: cruiseId,
  cruiseTitle: z.string(),
  line: z.string(),
  ship: z.string(),
  departureDate: isoDate,
  returnDate: isoDate,
  cabin: cabinKind,
  adults: count,
  childAges: z.array(count),
});
export type CruiseByPhone = z.infer<typeof cruiseByPhone>;

/** A cruise as its code stands for it: whatever it costs by now. */
export interface CodedCruise {
  cruise: string;
  cabin: CabinKind;
  party: CruiseParty;
}

/** Cruises by phone are told apart from all else by their first letters. */
const LETTERS = 'CR';

/** The code of a cruise by phone, `CR-2048`: the sailing, its cabin and who sails. */
export const cruiseCode = ({ cruise, cabin, party }: CodedCruise): string =>
  LETTERS +
  codeOf(cruise, cabin, party.adults, writeCruiseAges(party), PHONE_DISCOUNT.usualPercent).slice(
    LETTERS.length,
  );

/** What a cabin's price comes to by phone, minor units. */
export const cruisePhonePrice = (cabin: number): number => phonePrice(cabin, PHONE_DISCOUNT.usualPercent);

/** `details` of an enquiry about a cruise. `ages`: children's, `8-4`; empty for none. */
export const cruiseEnquiry = z.strictObject({
  cruise: cruiseId,
  departureDate: isoDate,
  cabin: cabinKind,
  adults: z.int().check(z.gte(1), z.lte(4)),
  ages: z.string().check(z.regex(/^(?:(?:\d|1[01])(?:-(?:\d|1[01])){0,2})?$/)),
});
export type CruiseEnquiry = z.infer<typeof cruiseEnquiry>;

/** An enquiry's details of a cruise that was chosen. */
export const cruiseEnquiryOf = (
  { id, departureDate }: { id: string; departureDate: string },
  cabin: CabinKind,
  party: CruiseParty,
): CruiseEnquiry => ({
  cruise: id,
  departureDate,
  cabin,
  adults: party.adults,
  ages: writeCruiseAges(party),
});
