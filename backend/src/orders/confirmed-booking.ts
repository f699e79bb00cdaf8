import type { ConfirmedBooking, Passenger } from '@alisio/shared-contracts/orders';
import type { Queries } from '../database/index.ts';
import type { Order } from './order-repository.ts';
import { type PaymentTransaction, transactionById } from './transaction-repository.ts';

/** All but the last three characters hidden: enough to recognise a document, too little to use it. */
const masked = (documentNumber: string) => `•••${documentNumber.slice(-3)}`;

function shownPassenger({ passportNumber, ...passenger }: Passenger): ConfirmedBooking['passenger'][number] {
  return {
    ...passenger,
    ...(passportNumber === undefined ? {} : { passportNumber: masked(passportNumber) }),
  };
}

/** A confirmed order as the confirmation and the look-up show it. */
export function confirmedBookingOf(order: Order, transaction: PaymentTransaction): ConfirmedBooking {
  const { booking_reference: referenceId, confirmed_at: bookedAt, customer, passengers, billing } = order;
  if (!referenceId || !bookedAt || !customer || !passengers || !billing) {
    throw new TypeError('a confirmed order is complete');
  }
  const { id: transactionId, amount, currency, brand, last4 } = transaction;
  return {
    referenceId,
    status: 'confirmed',
    bookedAt,
    customer,
    passenger: passengers.map(shownPassenger),
    selectedFlightOffer: { FlightOffer: order.offer },
    paymentInformation: { transactions: [{ amount, currency, transactionId, brand, last4 }] },
    billingInformation: billing,
    additionalServices: { baggages: [] },
    totalAmountPaid: { amount, currency },
  };
}

/** The booking of a confirmed order. */
export async function bookingOf(queries: Queries, order: Order): Promise<ConfirmedBooking> {
  const transaction = order.transaction_id ? await transactionById(queries, order.transaction_id) : undefined;
  if (!transaction) throw new TypeError('a confirmed order was paid');
  return confirmedBookingOf(order, transaction);
}
