import type { CartItem } from '../checkout-stores/index.ts';
import type { ChosenPackage } from './chosen.ts';

const isSoldWith = (details: unknown): details is object =>
  typeof details === 'object' && details !== null && 'soldWith' in details;

/**
 * The parts of a package as `choosePackage` has just confirmed them, for `startCart`. `backHref`: path and query of the
 * package's page, to choose otherwise.
 */
export function packageCartItems({ data }: Pick<ChosenPackage, 'data'>, backHref: string): CartItem[] {
  const pricedAt = new Date().toISOString();
  return data.map(({ product, reference, title, total, shares, travelers, details, apart, expiresAt }) => ({
    product,
    reference,
    title,
    total,
    shares,
    pricedAt,
    heldUntil: expiresAt,
    backHref,
    travelers,
    // What it is compared with, where that is another price: a cart says what is saved.
    details: isSoldWith(details) ? { ...details, apart } : details,
  }));
}
