import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import {
  createBillingInfo,
  type Endpoint,
  paymentDirection,
  setCustomer,
} from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { MoneyAmount } from '@alisio/shared-contracts/values';
import { ownApi } from './own-api.ts';

export const infoData = { ...NO_ATTRIBUTION, source: 'journey' };
const emailId = 'lucia.rivera@ejemplo.test';

/** Asks our API, as who has another tab. @throws what it refused */
export async function ask({ method, path, id }: Endpoint, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(`${ownApi()}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${id}: ${await answer.text()}`);
  return answer.json();
}

/** An order of somebody else's, and the key of their session. */
export interface OtherOrder {
  token: string;
  orderId: string;
  cartId: string;
  total: MoneyAmount;
}

/** Who to write to: the first that every order is asked for. */
export const tellContact = ({ orderId, token }: Pick<OtherOrder, 'orderId' | 'token'>) =>
  ask(
    setCustomer,
    {
      orderId,
      customerDetails: { email: emailId, phone: '+573001234567', newsletterSubscribe: false },
      infoData,
    },
    token,
  );

/** They go to the provider's page: what they ordered is held for them. @param site our origin */
export async function goToPay({ token, orderId, cartId, total }: OtherOrder, site: string): Promise<void> {
  const billingInformation = {
    ...total,
    isCardHolderTraveling: true,
    cardHolderName: 'Lucía Rivera',
    emailId,
    addressLine1: 'Calle 00 # 00-00',
    city: 'Bogotá',
    postCode: '110111',
    country: { Name: 'Colombia', code: 'CO' },
  };
  await ask(createBillingInfo, { orderId, billingInformation, infoData }, token);
  const worldpayTransactionData = { cartId, ...total, language: DEFAULT_LANGUAGE, site };
  await ask(paymentDirection, { orderId, worldpayTransactionData, infoData }, token);
}
