import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { TOUR, tourCartItem } from '@alisio/shared-contracts/tours';
import { painted } from '@alisio/shared-ui/late-part';
import { useEffect, useRef, useState } from 'react';
import {
  type ChosenTour,
  type ConfirmedTourAnswer,
  confirmTour,
  type TourTrouble,
} from '../../api/confirm-tour.ts';
import type { TourName } from '../../api/get-tour.ts';

/**
 * Confirms a tour at its price of now, puts it into the cart and goes to the checkout.
 * @param occasion path and query of the page: where the checkout leads back to. When it is another one, the choice is forgotten
 * @param onLeave told before the way to the checkout
 */
export function useReserve({ country, slug }: TourName, occasion: string, onLeave: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TourTrouble>();
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    void occasion;
    return () => {
      asking.current?.abort();
      setBusy(false);
      setTrouble(undefined);
    };
  }, [occasion]);

  const accept = (confirmed: ConfirmedTourAnswer) => {
    const item = tourCartItem(confirmed, occasion);
    startCart(item);
    emit('shop:offer-selected', { product: TOUR });
    onLeave();
    void navigate(bookingPagesOf([item]).summary);
  };

  const reserve = async (chosen: ChosenTour) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(true);
    setTrouble(undefined);
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirmTour({ country, slug }, chosen, own.signal);
    if (own.signal.aborted) return;
    // Who goes on finds it busy until the next page stands.
    if (!('kind' in answer)) return accept(answer);
    setBusy(false);
    setTrouble(answer);
  };
  return { reserve, accept, busy, trouble, dismiss: () => setTrouble(undefined) };
}
