import { createHash } from 'node:crypto';
import {
  CABIN_LABELS,
  codedTripOf,
  type FlightOffer,
  offerCode,
  type PhoneDeal,
  type PhoneOffer,
  phonePrice,
} from '@alisio/shared-contracts/flights';
import { sql } from 'kysely';
import type { Queries } from '../../database/index.ts';

/** What stands behind a code, whenever it was shown. */
type Offered = Omit<PhoneOffer, 'offeredAt' | 'until'>;

/** As many as an agent reads out. */
const MOST_OF_A_CODE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

const travelersOf = ({ travelerPricings }: FlightOffer): Offered['travelers'] => {
  const count = (type: FlightOffer['travelerPricings'][number]['type']) =>
    travelerPricings.filter((traveler) => traveler.type === type).length;
  return { adult: count('ADULT'), child: count('CHILD'), infant: count('INFANT') };
};

/** What the page of results offers by phone for a found trip. */
function offeredTrip(offer: FlightOffer): Offered {
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

async function keep(db: Queries, offered: Offered, shown: { at: number; until: number }): Promise<string> {
  const offer = JSON.stringify(offered);
  const until = new Date(shown.until).toISOString();
  await db
    .insertInto('phone_offer')
    .values({
      code: offered.code,
      what: createHash('sha256').update(offer).digest('hex'),
      offer,
      offered_at: new Date(shown.at).toISOString(),
      until,
    })
    .onConflict((row) =>
      row.columns(['code', 'what']).doUpdateSet({
        offered_at: sql<string>`excluded.offered_at`,
        until: sql<string>`greatest(phone_offer.until, excluded.until)`,
      }),
    )
    .execute();
  return until;
}

/** The end of a day, UTC. @param day ISO date */
const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS;

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
  const until = await keep(db, offered, { at: now, until: endOf(offer.lastTicketingDate) });
  return { code: offered.code, until };
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
  await keep(db, offered, { at: now, until: endOf(new Date(now + DAY_MS).toISOString().slice(0, 10)) });
}

/** What is still sold under a code, the latest shown first. */
export async function offersUnder(db: Queries, code: string, now: number): Promise<PhoneOffer[]> {
  const rows = await db
    .selectFrom('phone_offer')
    .select(['offer', 'offered_at', 'until'])
    .where('code', '=', code)
    .where('until', '>', new Date(now).toISOString())
    .orderBy('offered_at', 'desc')
    .limit(MOST_OF_A_CODE)
    .execute();
  return rows.map(({ offer, offered_at: offeredAt, until }) => ({ ...offer, offeredAt, until }));
}

/** Forgets what is sold no longer. */
export async function forgetPhoneOffers(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('phone_offer').where('until', '<=', new Date(now).toISOString()).execute();
}
