import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { ACTIVITY, activityCartItem, type ChosenWay } from '@alisio/shared-contracts/activities';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useEffect, useRef, useState } from 'react';
import {
  type ActivityTrouble,
  type ConfirmedActivityAnswer,
  confirmActivity,
} from '../../api/confirm-activity.ts';

/**
 * Confirms a session at its price of now, puts it into the cart and goes to the checkout.
 * @param occasion path and query of the page: where the checkout leads back to. When it is another one, the trouble is forgotten
 * @param onLeave told before the way to the checkout
 */
export function useReserve(code: string, occasion: string, onLeave: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ActivityTrouble>();
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    void occasion;
    return () => {
      asking.current?.abort();
      setBusy(false);
      setTrouble(undefined);
    };
  }, [occasion]);

  const accept = (confirmed: ConfirmedActivityAnswer) => {
    const item = activityCartItem(confirmed, occasion);
    startCart(item);
    emit('shop:offer-selected', { product: ACTIVITY });
    onLeave();
    void navigate(bookingPagesOf([item]).summary);
  };

  const reserve = async (way: ChosenWay) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(true);
    setTrouble(undefined);
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirmActivity(code, way, language, own.signal);
    if (own.signal.aborted) return;
    // Who goes on finds it busy until the next page stands.
    if (!('kind' in answer)) return accept(answer);
    setBusy(false);
    setTrouble(answer);
  };
  return { reserve, accept, busy, trouble, dismiss: () => setTrouble(undefined) };
}
