import type { Attribution } from '@alisio/shared-contracts/attribution';
import type {
  BillingInformation,
  CustomerDetails,
  Passenger,
  PaymentInformation,
} from '@alisio/shared-contracts/orders';
import type { Updateable } from 'kysely';
import type { OrderTable } from '../database/schema.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { changeOrder, currentOrder, type Order } from './order-repository.ts';
import { passengerMisfits } from './passenger-fit.ts';
import { StaleOrderError, withFreshOrder } from './retry.ts';
import { transactionFor } from './transaction-repository.ts';

type Details = Pick<Updateable<OrderTable>, 'customer' | 'passengers' | 'billing'>;

/** @throws ProblemError order-not-found */
export async function orderOf({ db }: OrderDeps, sessionId: string): Promise<Order> {
  const order = await currentOrder(db, sessionId);
  if (!order) throw new ProblemError('order-not-found');
  return order;
}

/** Writes details into the order of a session while it may still be edited. */
function edit(
  deps: OrderDeps,
  sessionId: string,
  infoData: Attribution,
  details: (order: Order) => Details,
): Promise<Order> {
  return withFreshOrder(async () => {
    const order = await orderOf(deps, sessionId);
    const change = {
      ...details(order),
      attribution: JSON.stringify(infoData),
      updated_at: deps.clock().toISOString(),
    };
    if (!(await changeOrder(deps.db, order, 'edit', change))) throw new StaleOrderError();
    return order;
  });
}

/** What is billed and paid must be what the order costs, to the minor unit. */
function checkTotal(order: Order, { amount, currency }: { amount: number; currency: string }): void {
  if (amount !== order.total_amount || currency !== order.currency) throw new ProblemError('price-changed');
}

/** @returns the customer's id, one for each order */
export async function setCustomer(
  deps: OrderDeps,
  sessionId: string,
  { customerDetails, infoData }: { customerDetails: CustomerDetails; infoData: Attribution },
): Promise<string> {
  const order = await edit(deps, sessionId, infoData, () => ({ customer: JSON.stringify(customerDetails) }));
  return `customer-${order.id}`;
}

/**
 * @returns the passengers' ids in the order of the offer
 * @throws ProblemError validation when they are not those who were priced
 */
export async function setPassengers(
  deps: OrderDeps,
  sessionId: string,
  { passengers, infoData }: { passengers: Passenger[]; infoData: Attribution },
): Promise<string[]> {
  const sorted = passengers.toSorted((a, b) => Number(a.id) - Number(b.id));
  await edit(deps, sessionId, infoData, (order) => {
    const errors = passengerMisfits(passengers, order.offer, deps.clock());
    if (errors.length > 0) throw new ProblemError('validation', { errors });
    return { passengers: JSON.stringify(sorted) };
  });
  return sorted.map(({ id }) => id);
}

/** @throws ProblemError price-changed when the amount is not the order's total */
export async function setBilling(
  deps: OrderDeps,
  sessionId: string,
  { billingInformation, infoData }: { billingInformation: BillingInformation; infoData: Attribution },
): Promise<string> {
  const order = await edit(deps, sessionId, infoData, (current) => {
    checkTotal(current, billingInformation);
    return { billing: JSON.stringify(billingInformation) };
  });
  return `billing-${order.id}`;
}

/**
 * @returns the id of the transaction that will charge this card; the same card gives the same one
 * @throws ProblemError price-changed; payment-token-unknown when the token has been used up
 */
export async function setPaymentInfo(
  deps: OrderDeps,
  sessionId: string,
  { paymentInformation, infoData }: { paymentInformation: PaymentInformation; infoData: Attribution },
): Promise<string> {
  const order = await edit(deps, sessionId, infoData, (current) => {
    checkTotal(current, paymentInformation);
    return {};
  });
  const now = deps.clock().toISOString();
  const transaction = await transactionFor(deps.db, order.id, paymentInformation, now);
  if (transaction.status !== 'created') throw new ProblemError('payment-token-unknown');
  return transaction.id;
}
