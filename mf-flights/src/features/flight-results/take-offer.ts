import { isProblem } from '@alisio/platform/sdk/api';
import { emit } from '@alisio/platform/sdk/state';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { FLIGHT, type FlightOffer, type FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { type ConfirmedOffer, validateOffer } from '../../api/validate-flight-offer.ts';
import { totalOf } from '../../offers/flight-choices.ts';
import { type Choice, cartItemOf } from './cart-item.ts';

/** What became of the last choice, when it did not simply go on. */
export type ChoiceTrouble =
  | { kind: 'price-changed'; before: FlightOffer; confirmed: ConfirmedOffer }
  /** its last seats were sold, or it is sold no longer under what it was offered as */
  | { kind: 'gone' | 'unknown' }
  | { kind: 'failed'; offer: FlightOffer };

/** Asks whether an offer is still sold, and at its price. */
export async function confirmed(
  offer: FlightOffer,
  signal: AbortSignal,
): Promise<ChoiceTrouble | ConfirmedOffer> {
  try {
    const answer = await validateOffer(offer, signal);
    if (!answer) return { kind: 'gone' };
    return totalOf(answer.offer) === totalOf(offer)
      ? answer
      : { kind: 'price-changed', before: offer, confirmed: answer };
  } catch (error) {
    if (isProblem(error, 'seats-gone')) return { kind: 'gone' };
    return isProblem(error, 'offer-not-found') ? { kind: 'unknown' } : { kind: 'failed', offer };
  }
}

/** Puts an offer into the cart. */
export function putIntoCart(chosen: ConfirmedOffer, query: FlightSearchQuery, choice: Choice): void {
  startCart(cartItemOf(chosen, query, choice));
  emit('shop:offer-selected', { product: FLIGHT });
}
