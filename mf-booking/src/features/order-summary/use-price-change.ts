import { isProblem } from '@alisio/platform/sdk/api';
import { type CartItem, cart } from '@alisio/shared-contracts/checkout-stores';
import { useRef, useState } from 'react';
import { additionOf } from '../../products/added-services.ts';
import { headsOf, withAdded } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import type { PriceChange } from './offer-notice.tsx';

const CHANGES = ['price-changed', 'seats-gone', 'offer-not-found'] as const;

/** Whether a problem says that something in the cart is not what it was. */
export const isPriceChange = (error: unknown): boolean => CHANGES.some((name) => isProblem(error, name));

const costsTheSame = (one: CartItem, other: CartItem | undefined): boolean =>
  one.total.amount === other?.total.amount && one.total.currency === other.total.currency;

/** Items at their prices of now, with what was added to each as far as it can be had still. */
const headsAt = (items: readonly KnownItem[], now: readonly CartItem[]): CartItem[] =>
  now.map((item, i) => {
    const { product, wanted } = items[i] ?? {};
    return withAdded(item, additionOf(product?.services?.offered(item) ?? [], wanted).added);
  });

/** Finds out what became of what the server did not take as it was, and puts the new price into the cart. */
export function usePriceChange(items: readonly KnownItem[]) {
  const [change, setChange] = useState<PriceChange>();
  const [isSame, setSame] = useState(false);

  const accept = (now: CartItem[]) => {
    cart.set(({ id }) => ({ id, items: now }));
    setChange(undefined);
  };
  // The order that is refused and the time that is up ask the same.
  const asking = useRef(false);
  const check = async () => {
    if (asking.current) return;
    asking.current = true;
    setSame(false);
    try {
      const asked = await Promise.all(items.map(({ item, product }) => product.reprice(item)));
      const now = asked.filter((item) => item !== undefined);
      if (now.length < items.length) setChange({ kind: 'gone', gone: items.filter((_, i) => !asked[i]) });
      else {
        const heads = headsAt(items, now);
        if (headsOf(items).every((head, i) => costsTheSame(head, heads[i]))) {
          accept(now);
          setSame(true);
        } else setChange({ kind: 'price', now, heads });
      }
    } catch (error) {
      setChange({ kind: 'unknown' });
      if (!isProblem(error)) throw error;
      console.warn('price of now', error);
    } finally {
      asking.current = false;
    }
  };
  return {
    change,
    /** it was asked for last and is what it was */
    isSame,
    check,
    accept,
  };
}
