import { renderPage } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CartProductsProvider, useCartProducts } from './cart-products.ts';
import flight from './flight/in-cart.ts';
import type { ProductInCart } from './product.ts';
import { type ProductSource, productSource } from './product-source.ts';

/** A source whose first fetches fail. */
function failing(times: number) {
  let asked = 0;
  const source = productSource(async () => {
    asked += 1;
    if (asked <= times) throw new Error('no answer');
    return { default: flight };
  });
  return { source, asked: () => asked };
}

const ITEMS = [{ product: 'flight' }, { product: 'flight' }, { product: 'submarine' }];

function Names() {
  const products = useCartProducts(ITEMS);
  return <p role="status">{products ? [...products.keys()].join() : 'on its way'}</p>;
}

const show = (source: ProductSource<ProductInCart>) =>
  renderPage(
    <CartProductsProvider value={new Map([['flight', source]])}>
      <Names />
    </CartProductsProvider>,
  );

test('a product is fetched once for all who ask, and a fetch that failed is tried anew', async () => {
  const { source, asked } = failing(1);
  const both = await Promise.allSettled([source.load(), source.load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(source.now()).toBeUndefined();
  expect(await Promise.all([source.load(), source.load()])).toEqual([flight, flight]);
  expect(await source.load()).toBe(source.now());
  expect(asked()).toBe(2);
});

test('what this version knows is waited for, what it does not know is left out', async () => {
  show(failing(0).source);
  expect(screen.getByRole('status').textContent).toBe('on its way');
  expect(await screen.findByText('flight')).not.toBeNull();
});

test('a product whose code does not come is no unknown one: the page breaks, and may be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { source } = failing(1);
  const { unmount } = show(source);
  expect(await screen.findByText('no answer')).not.toBeNull();
  unmount();
  show(source);
  expect(await screen.findByText('flight')).not.toBeNull();
  logged.mockRestore();
});
