import { phonePrice } from '@alisio/shared-contracts/contacts';
import {
  CABIN_LABELS,
  codedTripOf,
  FLIGHT,
  type FlightOffer,
  offerCode,
  type PhoneDeal,
  type PhoneOffer,
  phoneOffer,
} from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import type { Queries } from '../../database/index.ts';
import { keepOffered, offeredUnder } from '../../phone-offers/index.ts';

/** What stands behind a code, whenever it was shown. */
type Offered = Omit<PhoneOffer, 'offeredAt' | 'until'>;

const DAY_MS = 24 * 60 * 60 * 1000;

const travelersOf = ({ travelerPricings }: FlightOffer): Offered['travelers'] => {
  const count = (type: FlightOffer['travelerPricings'][number]['type']) =>
    travelerPricings.filter((traveler) => traveler.type === type).length;
  return { adult: count('ADULT'), child: count('CHILD'), infant: count('INFANT') };
};

/** What the page of results offers by phone for a found trip. */
export function offeredTrip(offer: FlightOffer): Offered {
  const { amount, currency } = offer.price.intTotal;
  const { returnDate, ...trip } = codedTripOf(offer);
  const [fare] = offer.travelerPricings[0]?.fareDetailsBySegment ?? [];
  return {
    ...trip,
    code: offerCode(offer),
    returnDate: returnDate || null,
    travelers: travelersOf(offer),
    flights: offer.itineraries.flatMap(({ segments }) =>
      segments.map(({ carrierCode, number, departure }) => ({
        carrierCode,
        number,
        departureAt: departure.at,
      })),
    ),
    cabin: fare?.cabin ?? CABIN_LABELS.economy,
    brandedFare: fare?.brandedFare ?? null,
    web: { amount, currency },
    phone: { amount: phonePrice(amount, trip.discountPercent), currency },
  };
}

/** As all that is sold by phone is kept. */
async function keep(
  db: Queries,
  { code, web, phone, discountPercent, ...details }: Offered,
  now: number,
  lastDay: string,
): Promise<string> {
  return keepOffered(db, { product: FLIGHT, code, web, phone, discountPercent, details }, now, lastDay);
}

/**
 * Keeps an offer that is shown with its code: it is sold by phone to the end of the last day of its tickets.
 * @param now UTC milliseconds
 */
export async function keepOffer(
  db: Queries,
  offer: FlightOffer,
  now: number,
): Promise<{ code: string; until: string }> {
  const offered = offeredTrip(offer);
  return { code: offered.code, until: await keep(db, offered, now, offer.lastTicketingDate) };
}

/** Keeps a deal that is shown: the cheapest of its days for one adult, sold by phone as long as an offer of today. */
export async function keepDeal(
  db: Queries,
  { fromCity: _from, toCity: _to, ...deal }: PhoneDeal,
  now: number,
): Promise<void> {
  const offered = {
    ...deal,
    travelers: { adult: 1, child: 0, infant: 0 },
    flights: [],
    cabin: CABIN_LABELS.economy,
    brandedFare: null,
  };
  await keep(db, offered, now, new Date(now + DAY_MS).toISOString().slice(0, 10));
}

/** What flights are still sold under a code, the latest shown first. */
export async function offersUnder(db: Queries, code: string, now: number): Promise<PhoneOffer[]> {
  const offered = await offeredUnder(db, code, now, { product: FLIGHT });
  return offered.map(({ product: _, details, ...head }) => z.parse(phoneOffer, { ...details, ...head }));
}
