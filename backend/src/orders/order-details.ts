import type { Attribution } from '@alisio/shared-contracts/attribution';
import type { Language } from '@alisio/shared-contracts/languages';
import type {
  BillingInformation,
  CustomerDetails,
  Particulars,
  Passenger,
  PaymentInformation,
} from '@alisio/shared-contracts/orders';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import type { Transaction, Updateable } from 'kysely';
import { countryName } from '../countries/index.ts';
import type { Schema } from '../database/index.ts';
import type { OrderTable } from '../database/schema.ts';
import type { CardFace } from '../payments/index.ts';
import { ProblemError } from '../problems/index.ts';
import type { OrderDeps } from './deps.ts';
import { asksForPassengers, isSameAmount, misfitsOf, type SaidOfOrder } from './items.ts';
import {
  attributionOf,
  changeOrder,
  lockOrder,
  type Order,
  orderById,
  ownOrder,
} from './order-repository.ts';
import { withoutRaces } from './retry.ts';
import { transactionFor, transactionOfCard } from './transaction-repository.ts';

type Details = Pick<
  Updateable<OrderTable>,
  'customer' | 'passengers' | 'particulars' | 'services' | 'total_amount' | 'billing'
>;

/** Which order of which session, and where its visitor came from, unless that is as it was. */
export interface OrderCall {
  sessionId: string;
  orderId: string;
  infoData?: Attribution | undefined;
}

/** @throws ProblemError order-not-found, order-replaced */
export async function orderOf(
  { db }: Pick<OrderDeps, 'db'>,
  { sessionId, orderId }: Pick<OrderCall, 'sessionId' | 'orderId'>,
): Promise<Order> {
  return ownOrder(await orderById(db, orderId), sessionId);
}

/**
 * Writes details into an order while it may still be edited. Edits at the same time wait for each other.
 * @param write says what changes, and may write more into the same transaction
 * @throws ProblemError order-not-found, order-replaced, order-state, order-busy
 */
export function edit<T>(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
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
function checkTotal({ total_amount: amount, currency }: Order, said: MoneyAmount): void {
  if (!isSameAmount(said, { amount, currency })) throw new ProblemError('price-changed');
}

/** @throws ProblemError validation with what does not fit the order's items */
function checkFit({ products, clock }: OrderDeps, { items }: Order, said: SaidOfOrder): void {
  const misfits = misfitsOf(products, items, said, clock());
  if (misfits.length === 0) return;
  throw new ProblemError('validation', { errors: misfits.map(({ path, code }) => ({ path, code })) });
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
 * @returns the passengers' ids in their order
 * @throws ProblemError validation when a product of the order cannot have them: they are not those who were priced;
 * when none asks for any
 */
export function setPassengers(
  deps: OrderDeps,
  call: OrderCall & { passengers: Passenger[] },
): Promise<string[]> {
  const sorted = call.passengers.toSorted((a, b) => Number(a.id) - Number(b.id));
  return edit(deps, call, async (order) => {
    if (!asksForPassengers(deps.products, order.items, deps.clock()))
      throw new ProblemError('validation', { errors: [{ path: 'passengers', code: 'not-asked' }] });
    checkFit(deps, order, { passengers: call.passengers });
    return { details: { passengers: JSON.stringify(sorted) }, answer: sorted.map(({ id }) => id) };
  });
}

/**
 * @param call `items`: one for each item of the order, in their order
 * @returns the particulars' id, one for each order
 * @throws ProblemError validation when there are more or fewer, or a product of the order cannot have them
 */
export function setParticulars(deps: OrderDeps, call: OrderCall & { items: Particulars[] }): Promise<string> {
  const { items: particulars } = call;
  return edit(deps, call, async (order) => {
    if (particulars.length !== order.items.length)
      throw new ProblemError('validation', { errors: [{ path: 'items', code: 'count' }] });
    checkFit(deps, order, { particulars });
    return { details: { particulars: JSON.stringify(particulars) }, answer: `particulars-${order.id}` };
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
  const known = await transactionOfCard(deps.db, call.orderId, cardToken);
  const face =
    known?.brand && known.last4 ? { brand: known.brand, last4: known.last4 } : await faceOf(deps, cardToken);
  return edit(deps, call, async (order, tx, now) => {
    checkTotal(order, paymentInformation);
    const transaction = await transactionFor(tx, order.id, paymentInformation, face, now);
    if (transaction.status !== 'created') throw new ProblemError('payment-token-unknown');
    return { details: {}, answer: transaction.id };
  });
}
