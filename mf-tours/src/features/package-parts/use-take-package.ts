import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { startCart } from '@alisio/shared-contracts/checkout-stores';
import { type ChosenPackage, packageCartItems } from '@alisio/shared-contracts/packages';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useEffect, useRef, useState } from 'react';
import { type ChosenParts, confirmPackage, type PackageTrouble } from '../../api/choose-package.ts';

/** What keeps a package from the checkout, another price among it. Integer minor units, what is paid later included. */
export type TakeTrouble = PackageTrouble | { kind: 'price-changed'; before: number; chosen: ChosenPackage };

/** All that is paid for what was confirmed, now and later. */
export const paidFor = ({ data }: ChosenPackage): number =>
  data.reduce((sum, { total, payLater }) => sum + total.amount + (payLater?.amount ?? 0), 0);

/**
 * Confirms parts at their prices of now, puts them into the cart and goes to the checkout.
 * @param occasion path and query of the page: where the checkout leads back to. When it is another one, the choice is forgotten
 * @param onLeave told before the way to the checkout
 * @param onGone told when a part was sold to somebody else
 */
export function useTakePackage(occasion: string, onLeave: () => void, onGone: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<TakeTrouble>();
  const asking = useRef<AbortController>(undefined);
  const last = useRef(() => {});

  useEffect(() => {
    void occasion;
    return () => {
      asking.current?.abort();
      setBusy(undefined);
      setTrouble(undefined);
    };
  }, [occasion]);

  const accept = (chosen: ChosenPackage) => {
    const items = packageCartItems(chosen, occasion);
    startCart(...items);
    for (const { product } of items) emit('shop:offer-selected', { product });
    onLeave();
    void navigate(bookingPagesOf(items).summary);
  };

  /** @param shown what the page says that they cost together, minor units @param name of the way that was pressed */
  const take = async (parts: ChosenParts, shown: number, name: string) => {
    last.current = () => void take(parts, shown, name);
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(name);
    setTrouble(undefined);
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirmPackage(parts, own.signal);
    if (own.signal.aborted) return;
    // Who goes on finds it busy until the next page stands.
    if (!('kind' in answer) && paidFor(answer) === shown) return accept(answer);
    setBusy(undefined);
    if ('kind' in answer && answer.kind === 'gone') onGone();
    setTrouble('kind' in answer ? answer : { kind: 'price-changed', before: shown, chosen: answer });
  };
  return { take, again: () => last.current(), accept, busy, trouble };
}
