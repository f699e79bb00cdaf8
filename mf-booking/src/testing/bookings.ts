import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { type BookedFlight, FLIGHT, type FlightOffer, priceShares } from '@alisio/shared-contracts/flights';
import type { BookedItem, ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { ALONE, type Counts, flightOfferFor } from './flight-offer.ts';

/** The cart that tests begin with. */
export const CART_ID = `cart_${'0'.repeat(32)}`;

/** What results put into the cart. */
export function cartItemFor(counts: Counts = ALONE, offer: FlightOffer = flightOfferFor(counts)): CartItem {
  return {
    product: FLIGHT,
    reference: offer.id,
    title: 'Bogotá a Miami',
    total: offer.price.intTotal,
    shares: priceShares(offer),
    pricedAt: '2026-11-21T12:00:00.000Z',
    heldUntil: null,
    backHref: '/bogota-a-miami/results?from=BOG&to=MIA',
    travelers: { adult: counts.ADULT, child: counts.CHILD, infant: counts.INFANT },
    details: { offer },
  };
}

/** A flight as a booking has it, with what was bought beside the fare. */
export function bookedFlightFor(
  baggages: BookedFlight['additionalServices']['baggages'] = [],
  offer: FlightOffer = flightOfferFor(ALONE),
): BookedItem {
  const details: BookedFlight = {
    selectedFlightOffer: { FlightOffer: offer },
    additionalServices: { baggages },
    airlineLocator: 'K7QF2M',
  };
  return {
    product: FLIGHT,
    title: 'Bogotá a Miami',
    total: offer.price.intTotal,
    particulars: {},
    details,
  };
}

export function confirmedBookingFor(overrides: Partial<ConfirmedBooking> = {}): ConfirmedBooking {
  const offer = flightOfferFor(ALONE);
  const total = offer.price.intTotal;
  return {
    referenceId: '7K2M9XQ4TD',
    status: 'confirmed',
    bookedAt: '2026-11-21T12:30:00.000Z',
    customer: { email: 'lucia@ejemplo.test', phone: '+573000000000', newsletterSubscribe: false },
    passenger: [
      {
        id: '1',
        type: 'adult',
        firstName: 'Lucía',
        middleName: 'Elena',
        lastName: 'Rivera Soto',
        gender: 'female',
        dateOfBirth: '1986-03-14',
        nationality: 'CO',
      },
    ],
    items: [bookedFlightFor()],
    paymentInformation: {
      transactions: [{ ...total, transactionId: 'tx-1', brand: 'visa', last4: '4242' }],
    },
    billingInformation: {
      ...total,
      isCardHolderTraveling: true,
      cardHolderName: 'Lucía Rivera',
      emailId: 'lucia@ejemplo.test',
      addressLine1: 'Calle 00 # 00-00',
      city: 'Bogotá',
      region: 'Cundinamarca',
      postCode: '110111',
      country: { Name: 'Colombia', code: 'CO' },
    },
    totalAmountPaid: total,
    ...overrides,
  };
}
