import type { Language } from '@alisio/platform/sdk/i18n';
import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import { type ChosenPackage, packageCartItems } from '@alisio/shared-contracts/packages';
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

/** What is to be taken, and what the page says of it. */
export interface Wanted {
  parts: ChosenParts;
  /** what the page says that they cost together, minor units */
  shown: number;
  /** goes into the same cart */
  plan?: TakenPlan | undefined;
}

/**
 * Confirms parts at their prices of now; another price than the shown one is told.
 * @param occasion path and query of the page: where the checkout leads back to
 */
export async function takePackage(
  { parts, shown, plan }: Wanted,
  language: Language,
  occasion: string,
  signal: AbortSignal,
): Promise<Taken | TakeTrouble> {
  const answer = await confirmAll(parts, signal, plan && confirmLate(plan, language, occasion, signal));
  if ('kind' in answer || paidFor(answer) === shown) return answer;
  return { kind: 'price-changed', before: shown, taken: answer };
}

/** What was confirmed, as it stands in the cart. @param occasion as for `takePackage` */
export const cartItemsOf = ({ chosen, plan }: Taken, occasion: string): CartItem[] => [
  ...packageCartItems(chosen, occasion),
  ...(plan ? [plan] : []),
];
