import { callApi, visitorId, withAttribution } from '@alisio/platform/sdk/api';
import {
  createBillingInfo,
  createPassenger,
  createPaymentInfo,
  setCustomer,
  setOrder,
  setParticulars,
} from '@alisio/shared-contracts/endpoints';
import type {
  BillingInformation,
  CustomerDetails,
  OrderItem,
  Particulars,
  Passenger,
  PaymentInformation,
} from '@alisio/shared-contracts/orders';

// An order is sent part by part (§7): the cart that it is made of first, then what belongs to it, by its id.

interface Options {
  /** lets the call outlive the page */
  keepalive?: boolean;
}

/** How a part is sent, and which order is meant. */
interface OrderCall extends Options {
  /** as the call that made the order answered it */
  orderId: string;
}

/**
 * Makes a cart the order of this session. @returns the order's id, the same for the same cart and items
 * @throws ApiProblem, `price-changed` among them
 */
export async function sendOrder(
  cartId: string,
  items: readonly OrderItem[],
  { keepalive = false }: Options = {},
): Promise<string> {
  const named = items.map(({ product, reference, total }) => ({ product, reference, total }));
  const body = withAttribution({ agentId: await visitorId(), cartId, items: named });
  return (await callApi(setOrder, { body, keepalive })).id;
}

/** Contact details of the order. @throws ApiProblem */
export async function sendCustomer(
  customerDetails: CustomerDetails,
  { orderId, keepalive = false }: OrderCall,
) {
  await callApi(setCustomer, { body: withAttribution({ orderId, customerDetails }), keepalive });
}

/** Everybody who travels. @throws ApiProblem */
export async function sendPassengers(passengers: Passenger[], { orderId, keepalive = false }: OrderCall) {
  await callApi(createPassenger, { body: withAttribution({ orderId, passengers }), keepalive });
}

/** What each item's product asks for beyond the rest, in the order of the items. @throws ApiProblem */
export async function sendParticulars(items: Particulars[], { orderId, keepalive = false }: OrderCall) {
  await callApi(setParticulars, { body: withAttribution({ orderId, items }), keepalive });
}

/** Who is billed. @throws ApiProblem, `price-changed` when the amount is not the order's */
export async function sendBilling(
  billingInformation: BillingInformation,
  { orderId, keepalive = false }: OrderCall,
) {
  await callApi(createBillingInfo, { body: withAttribution({ orderId, billingInformation }), keepalive });
}

/**
 * The card as a token. @returns the transaction that will charge it; the same token gives the same one
 * @throws ApiProblem
 */
export async function sendPaymentInfo(
  paymentInformation: PaymentInformation,
  { orderId }: OrderCall,
): Promise<string> {
  const body = withAttribution({ orderId, paymentInformation });
  return (await callApi(createPaymentInfo, { body })).transactionId;
}
