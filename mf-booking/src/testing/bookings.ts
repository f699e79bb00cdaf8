import type { FlightCartItem } from '@alisio/shared-contracts/checkout-stores';
import type { ConfirmedBooking } from '@alisio/shared-contracts/orders';
import { ALONE, type Counts, flightOfferFor } from './flight-offer.ts';

/** The cart that tests begin with. */
export const CART_ID = `cart_${'0'.repeat(32)}`;

/** What results put into the cart. */
export function cartItemFor(counts: Counts = ALONE, overrides: Partial<FlightCartItem> = {}): FlightCartItem {
  return {
    product: 'flight',
    offer: flightOfferFor(counts),
    travelerInfo: { adult: counts.ADULT, child: counts.CHILD, infant: counts.INFANT },
    pricedAt: '2026-11-21T12:00:00.000Z',
    resultsHref: '/bogota-a-miami/results?from=BOG&to=MIA',
    ...overrides,
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
    selectedFlightOffer: { FlightOffer: offer },
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
    additionalServices: { baggages: [] },
    totalAmountPaid: total,
    ...overrides,
  };
}
