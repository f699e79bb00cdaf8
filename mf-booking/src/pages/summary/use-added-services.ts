import { useSessionStore } from '@alisio/platform/sdk/state';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { useEffect, useRef, useState } from 'react';
import type { SendServices } from '../../features/order-sync/index.ts';
import { type Addition, additionOf, isAnyOffered } from '../../products/added-services.ts';
import { keyOf } from '../../products/heads.ts';
import type { KnownItem } from '../../products/known-items.ts';
import type { OfferedService, Quantities } from '../../products/product.ts';

/** An item of the cart with all that can be added to it and what is. */
export interface WholeItem extends KnownItem {
  offered: readonly OfferedService[];
  added: Addition['added'];
  /** what had been added and was taken out: it cannot be had any more */
  dropped: Addition['dropped'];
  /** something can be added, or was taken out again */
  isOpen: boolean;
  choose: (quantities: Quantities) => void;
}

type Told = ReadonlyMap<string, readonly OfferedService[]>;
type Dropped = ReadonlyMap<number, Addition['dropped']>;

const SAYS_NOTHING: Addition['dropped'] = [];

/** What is added to the items of a cart: kept for that cart, over a reload too, and bounded by what can be had. */
export function useAddedServices(cartId: string, items: readonly KnownItem[]) {
  const { services: kept } = useSessionStore(checkoutDraft);
  /** what the server lets add, by the item that it was asked of */
  const [told, setTold] = useState<Told>(new Map());
  const [droppedOf, setDropped] = useState<Dropped>(new Map());
  const chosen = kept?.cartId === cartId ? kept.items : [];

  const set = (place: number, quantities: Quantities) =>
    checkoutDraft.set((draft) => {
      const before = draft.services?.cartId === cartId ? draft.services.items : [];
      const of = items.map((_, i) => ({ ...before[i], ...(i === place ? quantities : {}) }));
      return { ...draft, services: { cartId, items: of } };
    });

  const additions = items.map(({ item, product }, place) => {
    const offered = told.get(keyOf(item, place)) ?? product.services?.offered(item) ?? [];
    return { offered, ...additionOf(offered, chosen[place]) };
  });
  // What cannot be had any more is taken out of the choice, and told once.
  const hasLost = additions.some(({ dropped }) => dropped.length > 0);
  const takeOut = useRef(() => {});
  useEffect(() => {
    takeOut.current = () =>
      additions.forEach(({ dropped, added }, place) => {
        if (dropped.length === 0) return;
        const leftOf = (name: string) => added.find((one) => one.name === name)?.quantity ?? 0;
        set(place, Object.fromEntries(dropped.map(({ name }) => [name, leftOf(name)])));
        setDropped((before) => new Map(before).set(place, dropped));
      });
  });
  useEffect(() => {
    if (hasLost) takeOut.current();
  }, [hasLost]);

  const whole = items.map((known, place): WholeItem => {
    const { offered = [], added = [] } = additions[place] ?? {};
    const dropped = droppedOf.get(place) ?? SAYS_NOTHING;
    return {
      ...known,
      offered,
      added,
      dropped,
      wanted: chosen[place],
      isOpen: dropped.length > 0 || isAnyOffered(offered),
      choose: (quantities) => {
        setDropped((before) => new Map(before).set(place, SAYS_NOTHING));
        set(place, quantities);
      },
    };
  });

  /** Learns what the server lets add to the items of an order; what each says itself stands until then. */
  const learn = async (orderId: string) => {
    await Promise.all(
      items.map(async ({ item, product: { services } }, place) => {
        if (!services || !isAnyOffered(services.offered(item))) return;
        const offered = await services
          .ask({ orderId, place })
          .catch((error: unknown) => void console.warn('additional services', error));
        if (offered) setTold((before) => new Map(before).set(keyOf(item, place), offered));
      }),
    );
  };
  const send: SendServices = async (services, { orderId, keepalive }) => {
    for (const { place, added } of services) {
      const known = items[place];
      await known?.product.services?.send({ orderId, place }, known.item, added, { keepalive });
    }
  };
  const part = whole.flatMap(({ product, isOpen, added }, place) =>
    product.services && isOpen ? [{ place, added }] : [],
  );
  return { items: whole, part: part.length > 0 ? part : undefined, learn, send };
}
