import { productName } from '../orders/index.ts';
import { currencyCode } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { defineEndpoint } from './define.ts';

/**
 * A charge that is not booked. `charged`: its suppliers are asked again; `refunding`: the money is on its way back;
 * `cancelling`: it is back, and a supplier has not cancelled yet; `uncancelled`: a person has to.
 */
export const unbookedCharge = z.strictObject({
  transactionId: z.string(),
  status: z.enum(['charged', 'refunding', 'cancelling', 'uncancelled']),
  /** none of an order that was emptied meanwhile */
  products: z.array(productName),
  /** by which suppliers know the items: one for each of `products`, in their order (`txn_….1`) */
  supplierReferences: z.array(z.string()),
  /** integer minor units */
  amount: z.int(),
  currency: currencyCode,
  /** when charging the card began (`charging_at`); ISO, UTC */
  since: z.string(),
});
/**
 * `charges`: some of them, first those that a person has to cancel, then the oldest. `total`: how many there are, those
 * too that could not be read.
 */
export const unbookedCharges = z.strictObject({ total: z.int(), charges: z.array(unbookedCharge) });
export type UnbookedCharges = z.infer<typeof unbookedCharges>;

/** For operators, with their key as bearer; not there for others. */
export const getUnbookedCharges = defineEndpoint({
  id: 'getUnbookedCharges',
  method: 'GET',
  path: '/orders/unbooked',
  summary: 'For operators: what is charged and could not be booked so far',
  personal: true,
  status: 200,
  answer: unbookedCharges,
  errors: ['not-found'],
});
