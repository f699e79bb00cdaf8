import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { type FlightOffer, type FlightSearchQuery, tripEnds } from '@alisio/shared-contracts/flights';
import { bookingSummaryHref } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConfirmedOffer } from '../../api/validate-flight-offer.ts';
import type { ChoiceTrouble } from './take-offer.ts';
import type { ResultsAddress } from './use-results-address.ts';

/** It comes with the sheet in which flights are chosen. */
const loadTaking = () => import(/* webpackChunkName: "choice-sheet" */ './take-offer.ts');

/**
 * Confirms a chosen offer at its price of now, puts it into the cart and goes to the checkout.
 * @param address of the question that is answered; when another one stands, the choice is forgotten
 */
export function useChooseOffer(
  query: FlightSearchQuery,
  { question: occasion, listHref: backHref, opened, bag }: ResultsAddress,
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

  const accept = async (chosen: ConfirmedOffer) => {
    const { from, to } = tripEnds(chosen.offer);
    const title = t('cart.title', { from, to });
    const { putIntoCart } = await loadTaking();
    putIntoCart(chosen, query, { title, backHref, wantsBags: bag.counts });
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
    const answer = await loadTaking().then(
      ({ confirmed }) => confirmed(offer, own.signal),
      (cause: unknown): ChoiceTrouble => {
        console.warn('late part', cause);
        return { kind: 'failed', offer };
      },
    );
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
