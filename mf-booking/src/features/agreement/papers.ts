import type { CartItem } from '@alisio/shared-contracts/checkout-stores';
import type { ProductInCart } from '../../products/product.ts';

/** Something that paying agrees to: the rules of an item, or what the site says of all of them. */
export type Paper =
  | { kind: 'rules'; item: CartItem; rules: NonNullable<ProductInCart['rules']> }
  | { kind: 'terms' }
  | { kind: 'privacy' };

/** Key of its title. */
export const paperTitle = (paper: Paper): string =>
  paper.kind === 'rules' ? paper.rules.title : `papers.${paper.kind}.title`;
