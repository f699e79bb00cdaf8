import { type FacetQuestion, toggled } from '@alisio/shared-contracts/facets';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../../testing/index.ts';
import { pageOf, useFacets, useListAddress, useListOrder } from './index.ts';

const SORTS = ['near', 'cheap'] as const;
const HOTELS = Array.from({ length: 25 }, (_, i) => `hotel ${i + 1}`);

function Hotels() {
  const address = useListAddress(SORTS);
  const { items, page, pages } = pageOf(HOTELS, address.page, 10);
  const show = (label: string, press: () => void) => (
    <button type="button" onClick={press}>
      {label}
    </button>
  );
  return (
    <>
      <p role="status">{`${address.sort} ${page}/${pages} ${address.read('stars') ?? 'any'} from ${items[0]}`}</p>
      <p>{address.question}</p>
      <a href={address.hrefOfPage(3)}>third</a>
      {show('second', () => address.goToPage(2))}
      {show('first', () => address.goToPage(1))}
      {show('by price', () => address.sortBy('cheap'))}
      {show('five stars', () => address.ask({ stars: '5' }))}
      {show('any stars', () => address.ask({ stars: null }))}
    </>
  );
}

const status = () => screen.getByRole('status').textContent;
const open = (query: string) =>
  renderPage(<Hotels />, { path: `/hoteles/lima?${query}`, route: '/hoteles/:city' });

test('order and page stand in the address, and Back brings the page before', async () => {
  const { user, address, go } = open('night=2');
  expect(status()).toBe('near 1/3 any from hotel 1');
  await user.click(screen.getByRole('button', { name: 'second' }));
  expect(address()).toBe('/hoteles/lima?night=2&page=2');
  expect(status()).toBe('near 2/3 any from hotel 11');
  expect(screen.getByRole('link', { name: 'third' }).getAttribute('href')).toBe(
    '/hoteles/lima?night=2&page=3',
  );
  await user.click(screen.getByRole('button', { name: 'first' }));
  expect(address()).toBe('/hoteles/lima?night=2');
  await go(-1);
  expect(status()).toBe('near 2/3 any from hotel 11');
});

test('another order begins at the first page, in the place of the one before', async () => {
  const { user, address, go } = open('night=2');
  await user.click(screen.getByRole('button', { name: 'second' }));
  await user.click(screen.getByRole('button', { name: 'by price' }));
  expect(address()).toBe('/hoteles/lima?night=2&sort=cheap');
  expect(status()).toBe('cheap 1/3 any from hotel 1');
  await go(-1);
  expect(address()).toBe('/hoteles/lima?night=2');
});

test('what is asked beside that makes another list, and another question; order and page do not', async () => {
  const { user, address } = open('night=2&sort=cheap&page=3');
  expect(screen.getByText('/hoteles/lima?night=2')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'five stars' }));
  expect(address()).toBe('/hoteles/lima?night=2&sort=cheap&stars=5');
  expect(screen.getByText('/hoteles/lima?night=2&stars=5')).not.toBeNull();
  expect(status()).toBe('cheap 1/3 5 from hotel 1');
  await user.click(screen.getByRole('button', { name: 'any stars' }));
  expect(status()).toBe('cheap 1/3 any from hotel 1');
});

test('an order that there is not is the first one', () => {
  open('sort=toString');
  expect(status()).toMatch(/^near /);
});

test.each([
  [null, 1, 10],
  ['3', 3, 5],
  ['99', 3, 5],
  ['0', 1, 10],
  ['x', 1, 10],
  ['1e3', 1, 10],
])('page "%s" of an address is page %s with %s of 25', (asked, page, length) => {
  expect(pageOf(HOTELS, asked, 10)).toMatchObject({ page, pages: 3, items: { length } });
});

test('a list of nothing has one page', () => {
  expect(pageOf([], '4', 10)).toEqual({ items: [], page: 1, pages: 1 });
});

const STARS = Array.from({ length: 6 }, (_, i) => ({
  name: `hotel ${i}`,
  stars: i < 4 ? '3' : '5',
  price: i * 100,
}));
const QUESTION: FacetQuestion<(typeof STARS)[number]> = {
  facets: [
    { kind: 'values', name: 'stars', of: ({ stars }) => [stars] },
    { kind: 'range', name: 'price', of: ({ price }) => price },
  ],
  priceOf: ({ price }) => price,
  keyOf: ({ name }) => name,
};

function Filtered() {
  const address = useListAddress(SORTS);
  const { answer, choices, choose, clear, tightest } = useFacets(STARS, QUESTION, address);
  return (
    <>
      <p role="status">{`${answer.count} of 6, ${Object.keys(choices).join(' ')}, ${tightest()?.name}`}</p>
      <button type="button" onClick={() => choose('stars', toggled(choices.stars, '5'))}>
        five
      </button>
      <button type="button" onClick={() => choose('price', { kind: 'range', high: 300 })}>
        cheap
      </button>
      <button type="button" onClick={clear}>
        all
      </button>
    </>
  );
}

test('facets stand in the address, Back takes one back, and all of them go at once', async () => {
  const { user, address, go } = renderPage(<Filtered />, {
    path: '/hoteles/lima?night=2&page=2&stars=9',
    route: '/hoteles/:city',
  });
  expect(status()).toBe('6 of 6, , undefined');
  await user.click(screen.getByRole('button', { name: 'five' }));
  expect(address()).toBe('/hoteles/lima?night=2&stars=5');
  await user.click(screen.getByRole('button', { name: 'cheap' }));
  expect(address()).toBe('/hoteles/lima?night=2&stars=5&price=-300');
  expect(status()).toBe('0 of 6, stars price, stars');
  await go(-1);
  expect(status()).toBe('2 of 6, stars, stars');
  await user.click(screen.getByRole('button', { name: 'all' }));
  expect(address()).toBe('/hoteles/lima?night=2');
});

test('two presses at once, before the first is drawn, both count', async () => {
  const { address } = renderPage(<Filtered />, { path: '/hoteles/lima?night=2', route: '/hoteles/:city' });
  await act(async () => {
    screen.getByRole('button', { name: 'five' }).click();
    screen.getByRole('button', { name: 'cheap' }).click();
  });
  expect(address()).toBe('/hoteles/lima?night=2&stars=5&price=-300');
});

test('a word with signs of its own moves no other facet', () => {
  renderPage(<Filtered />, { path: '/hoteles/lima?stars=%26-300', route: '/hoteles/:city' });
  expect(status()).toBe('6 of 6, , undefined');
});

function Ordered() {
  const { by, orders, onChoose, listPath, kept } = useListOrder(useListAddress(SORTS), SORTS);
  return (
    <form aria-label="order" action={listPath}>
      <p role="status">{by}</p>
      {orders.map((order) => (
        <button key={order} type="button" onClick={() => onChoose(order)}>
          {order}
        </button>
      ))}
      {kept}
    </form>
  );
}

test('an order is chosen in the address; its form says again all but order and page', async () => {
  const { user, address } = renderPage(<Ordered />, {
    path: '/hoteles/lima?night=2&sort=near&page=3&stars=5',
    route: '/hoteles/:city',
  });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'order' });
  expect(form.getAttribute('action')).toBe('/hoteles/lima');
  expect([...new FormData(form)]).toEqual([
    ['night', '2'],
    ['stars', '5'],
  ]);
  await user.click(screen.getByRole('button', { name: 'cheap' }));
  expect(status()).toBe('cheap');
  expect(address()).toBe('/hoteles/lima?night=2&sort=cheap&stars=5');
});
