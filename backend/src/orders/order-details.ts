import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { Language } from '@alisio/shared-contracts/money';
import type {
  BillingInformation,
  CustomerDetails,
  Passenger,
  PaymentInformation,
} from '@alisio/shared-contracts/orders';
import type { Transaction, Updateable } from 'kysely';
import { countryName } from '../airports/index.ts';
import type { Schema } from '../database/index.ts';
import type { OrderTable } from '../database/schema.ts';
import type { CardFace } from '../payments/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import {
  attributionOf,
  changeOrder,
  lockOrder,
  type Order,
  orderById,
  ownOrder,
} from './order-repository.ts';
import { passengerMisfits } from './passenger-fit.ts';
import { withoutRaces } from './retry.ts';
import { transactionFor, transactionOfCard } from './transaction-repository.ts';

type Details = Pick<Updateable<OrderTable>, 'customer' | 'passengers' | 'billing'>;

/** Which order of which session, and where its visitor came from, unless that is as it was. */
export interface OrderCall {
  sessionId: string;
  orderId: string;
  infoData?: Attribution | undefined;
}

/** @throws ProblemError order-not-found, order-replaced */
export async function orderOf(
  { db }: OrderDeps,
  { sessionId, orderId }: Pick<OrderCall, 'sessionId' | 'orderId'>,
): Promise<Order> {
  return ownOrder(await orderById(db, orderId), sessionId);
}

/**
 * Writes details into an order while it may still be edited. Edits at the same time wait for each other.
 * @param write says what changes, and may write more into the same transaction
 * @throws ProblemError order-not-found, order-replaced, order-state, order-busy
 */
function edit<T>(
  { db, clock }: OrderDeps,
  { sessionId, orderId, infoData }: OrderCall,
  write: (order: Order, tx: Transaction<Schema>, now: string) => Promise<{ details: Details; answer: T }>,
): Promise<T> {
  return withoutRaces(() =>
    db.transaction().execute(async (tx) => {
      const order = ownOrder(await lockOrder(tx, orderId), sessionId);
      const now = clock().toISOString();
      const { details, answer } = await write(order, tx, now);
      await changeOrder(tx, order, 'edit', {
        ...details,
        ...attributionOf(infoData),
        updated_at: now,
      });
      return answer;
    }),
  );
}

/** What is billed and paid must be what the order costs, to the minor unit. */
function checkTotal(order: Order, { amount, currency }: { amount: number; currency: string }): void {
  if (amount !== order.total_amount || currency !== order.currency) throw new ProblemError('price-changed');
}

/** @returns the customer's id, one for each order */
export function setCustomer(
  deps: OrderDeps,
  call: OrderCall & { customerDetails: CustomerDetails },
): Promise<string> {
  return edit(deps, call, async ({ id }) => {
    const customerId = `customer-${id}`;
    const customer = { ...call.customerDetails, customerId };
    return { details: { customer: JSON.stringify(customer) }, answer: customerId };
  });
}

/**
 * @returns the passengers' ids in the order of the offer
 * @throws ProblemError validation when they are not those who were priced
 */
export function setPassengers(
  deps: OrderDeps,
  call: OrderCall & { passengers: Passenger[] },
): Promise<string[]> {
  const sorted = call.passengers.toSorted((a, b) => Number(a.id) - Number(b.id));
  return edit(deps, call, async ({ offer }) => {
    const errors = passengerMisfits(call.passengers, offer, deps.clock());
    if (errors.length > 0) throw new ProblemError('validation', { errors });
    return { details: { passengers: JSON.stringify(sorted) }, answer: sorted.map(({ id }) => id) };
  });
}

/**
 * The country's name is kept as this server has it, in the language that was asked in.
 * @throws ProblemError price-changed when the amount is not the order's total
 */
export function setBilling(
  deps: OrderDeps,
  call: OrderCall & { billingInformation: BillingInformation; language: Language },
): Promise<string> {
  return edit(deps, call, async (order) => {
    checkTotal(order, call.billingInformation);
    const { code } = call.billingInformation.country;
    const country = { Name: countryName(code, call.language), code };
    return {
      details: { billing: JSON.stringify({ ...call.billingInformation, country }) },
      answer: `billing-${order.id}`,
    };
  });
}

/** Brand and last four of a card, by whoever keeps it. @throws ProblemError payment-token-unknown, payment-unavailable */
async function faceOf({ payments }: OrderDeps, cardToken: string): Promise<CardFace> {
  const face = await payments.describe(cardToken);
  if (face === 'gone') throw new ProblemError('payment-token-unknown');
  if (face === 'unknown') throw new ProblemError('payment-unavailable');
  return face;
}

/**
 * @returns the id of the transaction that will charge this card; the same card gives the same one
 * @throws ProblemError price-changed; payment-token-unknown when the token has been used up; payment-unavailable
 */
export async function setPaymentInfo(
  deps: OrderDeps,
  call: OrderCall & { paymentInformation: PaymentInformation },
): Promise<string> {
  const { paymentInformation } = call;
  const { cardToken } = paymentInformation;
  checkTotal(await orderOf(deps, call), paymentInformation);
  // Asked with no transaction open.
  const face = (await transactionOfCard(deps.db, call.orderId, cardToken)) ?? (await faceOf(deps, cardToken));
  return edit(deps, call, async (order, tx, now) => {
    checkTotal(order, paymentInformation);
    const transaction = await transactionFor(tx, order.id, paymentInformation, face, now);
    if (transaction.status !== 'created') throw new ProblemError('payment-token-unknown');
    return { details: {}, answer: transaction.id };
  });
}
