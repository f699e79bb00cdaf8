import { isProblem } from '@alisio/platform/sdk/api';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { FLIGHT, type FlightOffer, type FlightSearchQuery, tripEnds } from '@alisio/shared-contracts/flights';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConfirmedOffer } from '../../api/validate-flight-offer.ts';
import { totalOf } from '../../offers/flight-choices.ts';
import { cartItemOf } from './cart-item.ts';
import type { ResultsAddress } from './use-results-address.ts';

/** What became of the last choice, when it did not simply go on. */
export type ChoiceTrouble =
  | { kind: 'price-changed'; before: FlightOffer; confirmed: ConfirmedOffer }
  | { kind: 'gone' }
  | { kind: 'failed'; offer: FlightOffer };

// It is here with the sheet in which the flight was looked at.
const loadValidation = () =>
  import(/* webpackChunkName: "choice-sheet" */ '../../api/validate-flight-offer.ts');

async function confirmed(offer: FlightOffer, signal: AbortSignal): Promise<ChoiceTrouble | ConfirmedOffer> {
  try {
    const { validateOffer } = await loadValidation();
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

/**
 * Confirms a chosen offer at its price of now, puts it into the cart and goes to the checkout.
 * @param address of the question that is answered; when another one stands, the choice is forgotten
 */
export function useChooseOffer(
  query: FlightSearchQuery,
  { question: occasion, listHref: backHref, opened }: ResultsAddress,
) {
  const { t } = useTexts('flights');
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<string>();
  const [trouble, setTrouble] = useState<ChoiceTrouble>();
  const asking = useRef<AbortController>(undefined);

  // Whoever leaves, or goes back to the way out, has changed their mind: no late answer takes them on.
  useEffect(() => {
    void occasion;
    return () => {
      asking.current?.abort();
      setBusyId(undefined);
      setTrouble(undefined);
    };
  }, [occasion]);

  const accept = (chosen: ConfirmedOffer) => {
    const { from, to } = tripEnds(chosen.offer);
    const title = t('cart.title', { from, to });
    startCart(cartItemOf(chosen, query, { title, backHref }));
    emit('shop:offer-selected', { product: FLIGHT });
    navigate(bookingSummaryHref(), { replace: opened });
  };

  const choose = async (offer: FlightOffer) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusyId(offer.id);
    setTrouble(undefined);
    // The press is answered by the next paint; to write an offer out takes a while on a slow phone.
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirmed(offer, own.signal);
    if (own.signal.aborted) return;
    // Who goes on finds it busy until the next page stands: what is pressed does not change under them.
    if (!('kind' in answer)) return accept(answer);
    setBusyId(undefined);
    setTrouble(answer);
  };
  /** They went away from what they chose: its answer changes nothing any more. */
  const forget = useCallback(() => {
    asking.current?.abort();
    setBusyId(undefined);
  }, []);
  return { choose, accept, forget, busyId, trouble, dismiss: () => setTrouble(undefined) };
}
