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
  | { kind: 'gone' }
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
    const gone = isProblem(error, 'seats-gone') || isProblem(error, 'offer-not-found');
    return gone ? { kind: 'gone' } : { kind: 'failed', offer };
  }
}

/** Puts an offer into the cart. */
export function putIntoCart(chosen: ConfirmedOffer, query: FlightSearchQuery, choice: Choice): void {
  startCart(cartItemOf(chosen, query, choice));
  emit('shop:offer-selected', { product: FLIGHT });
}
