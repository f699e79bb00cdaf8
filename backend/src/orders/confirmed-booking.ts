import type { ConfirmedBooking, Passenger } from '@alisio/shared-contracts/orders';
import { cancellationOf } from './cancellation.ts';
import type { OrderDeps } from './deps.ts';
import { itemsOf } from './items.ts';
import type { Order } from './order-repository.ts';
import type { OrderedItem, Products } from './product.ts';
import { costOf } from './services.ts';
import { structuredItem } from './structured-booking.ts';
import { type PaymentTransaction, transactionById } from './transaction-repository.ts';

/** All but the last three characters hidden: enough to recognise a document, too little to use it. */
const masked = (documentNumber: string) => `•••${documentNumber.slice(-3)}`;

function shownPassenger({ passportNumber, ...passenger }: Passenger): ConfirmedBooking['passenger'][number] {
  return {
    ...passenger,
    ...(passportNumber === undefined ? {} : { passportNumber: masked(passportNumber) }),
  };
}

/** Of a product that is sold no longer the head is left: who shows it knows what to do. */
function shownItem(products: Products, item: OrderedItem): ConfirmedBooking['items'][number] {
  const { product, title, particulars, services } = item;
  const total = { ...item.total, amount: item.total.amount + costOf(services) };
  const details = products.get(product)?.present(item).details ?? null;
  return { product, title, total, particulars, details };
}

/** By which card it was paid; on the provider's page perhaps by none that it names. */
function paymentInformationOf({
  id: transactionId,
  amount,
  currency,
  brand,
  last4,
  means,
}: PaymentTransaction): ConfirmedBooking['paymentInformation'] {
  const paid = { amount, currency, transactionId };
  return brand && last4
    ? { transactions: [{ ...paid, brand, last4 }] }
    : { transactions: [], onPage: [{ ...paid, means: means ?? 'card' }] };
}

/** A confirmed order, or one that was cancelled after that, as the confirmation and the look-up show it. */
function confirmedBookingOf(
  products: Products,
  order: Order,
  transaction: PaymentTransaction,
  now: number,
): ConfirmedBooking {
  const { booking_reference: referenceId, confirmed_at: bookedAt, customer, billing } = order;
  if (!referenceId || !bookedAt || !customer || !billing) {
    throw new TypeError('a confirmed order is complete');
  }
  const { amount, currency } = transaction;
  return {
    referenceId,
    status: 'confirmed',
    bookedAt,
    customer,
    passenger: (order.passengers ?? []).map(shownPassenger),
    items: itemsOf(order).map((item) => ({
      ...shownItem(products, item),
      structuredData: structuredItem(products, order, item),
      ...cancellationOf(products, order, transaction, item, now),
    })),
    paymentInformation: paymentInformationOf(transaction),
    // Pages of before the country's own codes read this one.
    billingInformation: { ...billing, postCode: billing.postCode ?? '' },
    totalAmountPaid: { amount, currency },
  };
}

/** The booking of a confirmed order. `clock`: of this machine where nothing is told of giving it back, as on papers */
export async function bookingOf(
  {
    db,
    products,
    clock = () => new Date(),
  }: Pick<OrderDeps, 'db' | 'products'> & Partial<Pick<OrderDeps, 'clock'>>,
  order: Order,
): Promise<ConfirmedBooking> {
  const transaction = order.transaction_id ? await transactionById(db, order.transaction_id) : undefined;
  if (!transaction) throw new TypeError('a confirmed order was paid');
  return confirmedBookingOf(products, order, transaction, clock().getTime());
}
