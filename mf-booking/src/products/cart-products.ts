import { createContext, useContext } from 'react';
import { activityTexts } from './activity/texts.ts';
import { flightTexts } from './flight/texts.ts';
import { hotelTexts } from './hotel/texts.ts';
import type { ProductInCart } from './product.ts';
import { type Products, productSource } from './product-source.ts';
import { tourTexts } from './tour/texts.ts';
import { useProducts } from './use-products.ts';

/** What is sold here. Each is a chunk of its own, with texts of its own: a page weighs as much as one product, not as all of them. */
export const cartProducts: Products<ProductInCart> = new Map([
  [
    'activity',
    productSource(
      () => import(/* webpackChunkName: "product-activity" */ './activity/in-cart.ts'),
      activityTexts,
    ),
  ],
  [
    'flight',
    productSource(() => import(/* webpackChunkName: "product-flight" */ './flight/in-cart.ts'), flightTexts),
  ],
  [
    'hotel',
    productSource(() => import(/* webpackChunkName: "product-hotel" */ './hotel/in-cart.ts'), hotelTexts),
  ],
  [
    'tour',
    productSource(() => import(/* webpackChunkName: "product-tour" */ './tour/in-cart.ts'), tourTexts),
  ],
  [
    'tour-balance',
    productSource(
      () => import(/* webpackChunkName: "product-tour-balance" */ './tour-balance/in-cart.ts'),
      tourTexts,
    ),
  ],
]);

const CartProducts = createContext(cartProducts);
/** Other products than those of this release, for tests. */
export const CartProductsProvider = CartProducts.Provider;

/** The products of these items, for the checkout; see `useProducts`. */
export const useCartProducts = (items: readonly { product: string }[]) =>
  useProducts(items, useContext(CartProducts));
