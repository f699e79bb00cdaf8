import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { type CartItem, startCart } from '@alisio/shared-contracts/checkout-stores';
import { type ChosenPackage, packageCartItems } from '@alisio/shared-contracts/packages';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useEffect, useRef, useState } from 'react';
import { type ChosenParts, confirmPackage, type PackageTrouble } from '../../api/choose-package.ts';
import type { confirmPlan, TakenPlan } from './confirm-plan.ts';

/** What keeps a package from the checkout, another price among it. Integer minor units, what is paid later included. */
export type TakeTrouble = PackageTrouble | { kind: 'price-changed'; before: number; taken: Taken };

/** What was confirmed. */
export interface Taken {
  chosen: ChosenPackage;
  /** the activity that goes with them */
  plan: CartItem | undefined;
}

/** All that is paid for what was confirmed, now and later. */
export const paidFor = ({ chosen, plan }: Taken): number =>
  chosen.data.reduce(
    (sum, { total, payLater }) => sum + total.amount + (payLater?.amount ?? 0),
    plan?.total.amount ?? 0,
  );

/** How an activity is confirmed comes only to who takes one. */
async function confirmLate(...asked: Parameters<typeof confirmPlan>): ReturnType<typeof confirmPlan> {
  try {
    const late = await import(/* webpackChunkName: "confirm-plan" */ './confirm-plan.ts');
    return await late.confirmPlan(...asked);
  } catch (cause) {
    console.warn('late part', cause);
    return { kind: 'failed' };
  }
}

/** All parts at their prices of now, or what keeps the first of them from the checkout. */
async function confirmAll(
  parts: ChosenParts,
  signal: AbortSignal,
  plan: ReturnType<typeof confirmPlan> | undefined,
): Promise<Taken | PackageTrouble> {
  const [chosen, item] = await Promise.all([confirmPackage(parts, signal), plan]);
  if ('kind' in chosen) return chosen;
  return item && 'kind' in item ? item : { chosen, plan: item };
}

/**
 * Confirms parts at their prices of now, puts them into the cart and goes to the checkout.
 * @param occasion path and query of the page: where the checkout leads back to. When it is another one, the choice is forgotten
 * @param onLeave told before the way to the checkout
 * @param onGone told when a part was sold to somebody else
 */
export function useTakePackage(occasion: string, onLeave: () => void, onGone: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
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

  const accept = ({ chosen, plan }: Taken) => {
    const items = [...packageCartItems(chosen, occasion), ...(plan ? [plan] : [])];
    startCart(...items);
    for (const { product } of items) emit('shop:offer-selected', { product });
    onLeave();
    void navigate(bookingPagesOf(items).summary);
  };

  /**
   * @param shown what the page says that they cost together, minor units
   * @param name of the way that was pressed
   * @param plan goes into the same cart
   */
  const take = async (parts: ChosenParts, shown: number, name: string, plan?: TakenPlan) => {
    last.current = () => void take(parts, shown, name, plan);
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(name);
    setTrouble(undefined);
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirmAll(
      parts,
      own.signal,
      plan && confirmLate(plan, language, occasion, own.signal),
    );
    if (own.signal.aborted) return;
    // Who goes on finds it busy until the next page stands.
    if (!('kind' in answer) && paidFor(answer) === shown) return accept(answer);
    setBusy(undefined);
    if ('kind' in answer && answer.kind === 'gone') onGone();
    setTrouble('kind' in answer ? answer : { kind: 'price-changed', before: shown, taken: answer });
  };
  return { take, again: () => last.current(), accept, busy, trouble };
}
