import type { BodyOf, choosePackage as endpoint } from '@alisio/shared-contracts/endpoints';
import { FLIGHT, type FlightInCart, hasSeats, priceShares } from '@alisio/shared-contracts/flights';
import { guestsIn, HOTEL, stayReference } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import type { SoldWith } from '@alisio/shared-contracts/orders';
import { type ChosenPackage, type ChosenPart, PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import { flightTitles, tripTitle } from '../flights/index.ts';
import { hotelTitles, stayTitle } from '../hotels/index.ts';
import type { ProductTitles } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { checkOneTrip } from './one-trip.ts';
import type { PackageParts } from './package-parts.ts';

type Chosen = Pick<BodyOf<typeof endpoint>, 'flight' | 'hotel'>;

/** A part that is confirmed, with what it is sold with where it is in a package. */
interface Confirmed {
  part: ChosenPart;
  soldWith?: SoldWith | undefined;
}

/** What is told of a part that cannot be had, by its place in the body. */
const gone = (part: keyof Chosen, titles: ProductTitles, kind: keyof ProductTitles): ProblemError =>
  new ProblemError(kind, { title: titles[kind], errors: [{ path: part, code: kind }] });

async function confirmFlight(
  { flights }: PackageParts,
  { id }: { id: string },
  inPackage: boolean,
  language: Language,
): Promise<Confirmed> {
  // What no supplier sells in packages is had alone all the same.
  const wanted = flights.packages.idIn(id, inPackage) ?? (inPackage ? undefined : id);
  const offer = wanted === undefined ? undefined : await flights.choose(wanted, language);
  if (!offer) throw gone('flight', flightTitles, 'offer-not-found');
  if (!hasSeats(offer)) throw gone('flight', flightTitles, 'seats-gone');
  const soldWith = flights.packages.soldWith(offer);
  const total = offer.price.intTotal;
  const count = (wantedType: string) =>
    offer.travelerPricings.filter(({ type }) => type === wantedType).length;
  return {
    soldWith,
    part: {
      product: FLIGHT,
      reference: offer.id,
      title: tripTitle(offer, language),
      total,
      shares: priceShares(offer),
      apart: inPackage ? await flights.packages.alone(offer, language) : total.amount,
      travelers: { adult: count('ADULT'), child: count('CHILD'), infant: count('INFANT') },
      details: { offer, ...(soldWith ? { soldWith } : {}) } satisfies FlightInCart,
      expiresAt: new Date(flights.heldUntil([offer])).toISOString(),
    },
  };
}

async function confirmStay(
  { hotels }: PackageParts,
  { code, rateKeys }: NonNullable<Chosen['hotel']>,
  inPackage: boolean,
  language: Language,
): Promise<Confirmed> {
  const stay = await hotels.stay(stayReference(code, rateKeys), language, 'chosen', inPackage);
  if (!stay) throw gone('hotel', hotelTitles, 'offer-not-found');
  if (!stay.available) throw gone('hotel', hotelTitles, 'seats-gone');
  const { adults, children } = guestsIn(stay.details.rooms);
  const amount = stay.shares.reduce((sum, share) => sum + share, 0);
  return {
    soldWith: stay.details.soldWith,
    part: {
      product: HOTEL,
      reference: stay.reference,
      title: stayTitle(stay.details, language),
      total: { amount, currency: PACKAGE_CURRENCY },
      shares: stay.shares,
      ...(stay.payAtHotel > 0 ? { payLater: { amount: stay.payAtHotel, currency: PACKAGE_CURRENCY } } : {}),
      apart: stay.alone,
      travelers: { adult: adults, child: children, infant: 0 },
      details: stay.details,
      expiresAt: new Date(stay.heldUntil).toISOString(),
    },
  };
}

/**
 * Confirms all parts at once: together at their prices in a package, one of them at its own.
 * @throws ProblemError offer-not-found, seats-gone, each of which names its part; validation for a stay that is not the
 * flight's
 */
export async function choosePackage(
  parts: PackageParts,
  { flight, hotel }: Chosen,
  language: Language,
): Promise<ChosenPackage> {
  const inPackage = flight !== undefined && hotel !== undefined;
  const [flown, slept] = await Promise.all([
    flight && confirmFlight(parts, flight, inPackage, language),
    hotel && confirmStay(parts, hotel, inPackage, language),
  ]);
  if (inPackage) checkOneTrip(flown?.soldWith, slept?.soldWith);
  const data = [flown, slept].flatMap((one) => (one ? [one.part] : []));
  const ends = data.map(({ expiresAt }) => expiresAt).toSorted();
  return { data, expiresAt: ends[0] ?? '' };
}
