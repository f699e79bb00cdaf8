import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { HOTEL, hotelCartItem } from '@alisio/shared-contracts/hotels';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useEffect, useRef, useState } from 'react';
import { type ConfirmedStayAnswer, confirmStay, type StayTrouble } from '../../api/confirm-stay.ts';

/**
 * Confirms a stay at its price of now, puts all its rooms into the cart and goes to the checkout.
 * @param occasion path and query of the page: where the checkout leads back to. When it is another one, the choice is forgotten
 * @param onLeave told before the way to the checkout
 */
export function useReserve(code: string, occasion: string, onLeave: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<StayTrouble>();
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    void occasion;
    return () => {
      asking.current?.abort();
      setBusy(false);
      setTrouble(undefined);
    };
  }, [occasion]);

  const accept = (confirmed: ConfirmedStayAnswer) => {
    const item = hotelCartItem(confirmed, occasion);
    startCart(item);
    emit('shop:offer-selected', { product: HOTEL });
    onLeave();
    void navigate(bookingPagesOf([item]).summary);
  };

  const reserve = async (rateKeys: string[]) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(true);
    setTrouble(undefined);
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirmStay(code, rateKeys, own.signal);
    if (own.signal.aborted) return;
    // Who goes on finds it busy until the next page stands.
    if (!('kind' in answer)) return accept(answer);
    setBusy(false);
    setTrouble(answer);
  };
  return { reserve, accept, busy, trouble, dismiss: () => setTrouble(undefined) };
}
