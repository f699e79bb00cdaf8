import { useTexts } from '@alisio/platform/sdk/i18n';
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

function Step() {
  const products = useCartProducts(ITEMS);
  const { t } = useTexts('booking');
  return <p role="status">{products ? t('says.flight.step') : 'on its way'}</p>;
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

test('what is said of a product comes with it, in the language of now and in the next one', async () => {
  const files = {
    es: async () => ({ default: { says: { flight: { step: 'Vuelos' } } } }),
    en: async () => ({ default: { says: { flight: { step: 'Flights' } } } }),
  };
  const source = productSource(async () => ({ default: flight }), files);
  await source.load();
  const seen: (string | null)[] = [];
  const page = renderPage(
    <CartProductsProvider value={new Map([['flight', source]])}>
      <Step />
    </CartProductsProvider>,
  );
  const status = screen.getByRole('status');
  new MutationObserver(() => seen.push(status.textContent)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  expect(status.textContent).toBe('on its way');
  expect(await screen.findByText('Vuelos')).not.toBeNull();
  await page.speak('en');
  expect(await screen.findByText('Flights')).not.toBeNull();
  expect(seen).toEqual(['Vuelos', 'Flights']);
});

test('a product whose texts do not come is tried again as its code is', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const file = async () => {
    asked += 1;
    if (asked === 1) throw new Error('no texts');
    return { default: {} };
  };
  const source = productSource(async () => ({ default: flight }), { es: file, en: file });
  const { unmount } = show(source);
  expect(await screen.findByText('no texts')).not.toBeNull();
  unmount();
  show(source);
  expect(await screen.findByText('flight')).not.toBeNull();
  logged.mockRestore();
});
