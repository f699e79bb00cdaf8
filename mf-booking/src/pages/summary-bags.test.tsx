import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { cart, checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ADD, BAGGAGE, bagsApi, offerWithBags } from '../testing/bags.ts';
import { CART_ID, cartItemFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import {
  chooseFlight,
  fillBilling,
  fillContact,
  fillTraveller,
  LUCIA,
  openPage,
  payButton,
  section,
} from '../testing/checkout-page.ts';
import { ALONE, type Counts } from '../testing/flight-offer.ts';
import { PAY, SAVES } from '../testing/order-api.ts';

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const order = () => screen.getByRole('complementary', { name: 'Tu viaje' });

/** A flight with bags to buy is in the cart, and the page is open. */
async function open(
  offer = offerWithBags(),
  { handlers = [], counts = ALONE }: { handlers?: ApiHandler[]; counts?: Counts } = {},
) {
  chooseFlight(counts, offer);
  const page = openPage([...handlers, ...bagsApi()]);
  await screen.findByRole('group', { name: /^Ida/ });
  return page;
}
const way = (name: 'Ida' | 'Vuelta') => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

test('each way has its own row: what is included, and a price on each number', async () => {
  await open(offerWithBags(ALONE, { included: 1 }));
  expect(screen.getByText('Bogotá a Miami', { selector: 'legend *' })).not.toBeNull();
  const told = way('Ida')
    .getAllByRole('radio')
    .map((radio) => plain(radio.closest('label')));
  expect(told).toEqual([
    'Ninguna extraUS$ 0,00',
    '1 maleta extra+ US$ 48,00',
    '2 maletas extra+ US$ 96,00',
    '3 maletas extra+ US$ 144,00',
  ]);
  expect(way('Vuelta').getByText('La tarifa ya trae 1 maleta en bodega por persona.')).not.toBeNull();
});

test('totals, the breakdown and the button that pays follow a choice at once', async () => {
  const { user } = await open();
  await user.click(way('Ida').getByLabelText(/^2 maletas/));
  await user.click(way('Vuelta').getByLabelText(/^1 maleta/));
  // 742,30 and three bags at 48.
  expect(plain(payButton())).toBe('Pagar US$ 886,30');
  const rows = within(order())
    .getAllByRole('term')
    .map((term) => plain(term.parentElement));
  expect(rows).toContain('2 maletas extra de ida96,00');
  expect(rows).toContain('1 maleta extra de vuelta48,00');
  expect(plain(order())).toContain('886,30');
  await user.click(way('Ida').getByLabelText(/^Ninguna/));
  expect(plain(payButton())).toBe('Pagar US$ 790,30');
});

test('what is chosen is sent once, by the name that the order has for it, before the bill at the new total', async () => {
  const { user, api } = await open();
  fillBilling();
  fillContact();
  await user.click(way('Ida').getByLabelText(/^1 maleta/));
  await user.click(way('Ida').getByLabelText(/^2 maletas/));
  await user.click(section('Contacto').getByLabelText(/^Correo/));
  await waitFor(() => expect(api.callsTo(ADD)).toHaveLength(1));
  expect(api.callsTo(ADD)[0]?.body).toMatchObject({
    orderId: 'order-1',
    additionalServicesId: 'services-1-order-1',
    baggage: {
      onward: {
        journeyType: 'onward',
        segmentIds: ['1'],
        quantity: 2,
        price: { amount: 4_800, currencyCode: 'USD' },
        total: { amount: 9_600, currencyCode: 'USD' },
      },
      total: { amount: 9_600, currencyCode: 'USD' },
    },
  });
  await waitFor(() => expect(api.callsTo(SAVES.billing)).not.toEqual([]));
  const paths = api.calls.map(({ path }) => path);
  expect(paths.indexOf(ADD)).toBeLessThan(paths.indexOf(SAVES.billing));
  expect(api.callsTo(SAVES.billing).at(-1)?.body).toMatchObject({ billingInformation: { amount: 83_830 } });
});

test('before the provider’s page is opened all is said again, bags too: another tab may have written over it', async () => {
  const DIRECT = '/user/session/payment-direction';
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, api } = await open();
  playCardFrame();
  fillContact();
  fillTraveller(1, LUCIA);
  fillBilling();
  await user.click(way('Ida').getByLabelText(/^1 maleta/));
  await user.click(section('Contacto').getByLabelText(/^Correo/));
  const parts = [ADD, SAVES.customer, SAVES.passengers, SAVES.billing];
  const times = () => parts.map((path) => api.callsTo(path).length);
  await waitFor(() => expect(Math.min(...times())).toBeGreaterThan(0), { timeout: 4000 });
  await waitFor(() => expect(screen.queryByText('Guardando…')).toBeNull());
  const before = times();
  api.use(problemAnswer('POST', DIRECT, 'payment-unavailable'));
  await user.click(screen.getByRole('radio', { name: 'De otra forma, en la página segura' }));
  await user.click(screen.getByRole('button', { name: /^Ir a pagar US/ }));
  await screen.findByRole('dialog', { name: 'No se pudo completar el pago' });
  expect(times()).toEqual(before.map((count) => count + 1));
  expect(api.callsTo(DIRECT)[0]?.body).toMatchObject({ worldpayTransactionData: { amount: 79_030 } });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('who chooses none sends nothing of bags, and pays the flight', async () => {
  const { user, api } = await open();
  playCardFrame();
  fillContact();
  fillTraveller(1, LUCIA);
  fillBilling();
  await user.click(payButton());
  await waitFor(() => expect(api.callsTo(PAY)).toHaveLength(1));
  expect(api.callsTo(ADD)).toEqual([]);
});

test('a reload brings the bags back; another cart begins without', async () => {
  const { user, unmount } = await open();
  await user.click(way('Vuelta').getByLabelText(/^1 maleta/));
  unmount();
  const again = openPage(bagsApi());
  await screen.findByRole('group', { name: /^Vuelta/ });
  expect(way('Vuelta').getByRole<HTMLInputElement>('radio', { name: /^1 maleta/ }).checked).toBe(true);
  expect(plain(payButton())).toBe('Pagar US$ 790,30');
  again.unmount();
  cart.set({ id: `cart_${'1'.repeat(32)}`, items: [cartItemFor(ALONE, offerWithBags())] });
  openPage(bagsApi());
  await screen.findByRole('group', { name: /^Vuelta/ });
  expect(plain(payButton())).toBe('Pagar US$ 742,30');
});

test('a bag that the flight sells no longer is taken out of the total, with a word', async () => {
  checkoutDraft.set((draft) => ({
    ...draft,
    services: { cartId: CART_ID, items: [{ onward: 3, return: 1 }] },
  }));
  await open(offerWithBags(ALONE, { most: 2, onlyOut: true }));
  const gone = section('Equipaje').getByText(/^Ya no se pueden comprar con este vuelo/);
  expect(gone.textContent).toContain('1 maleta de ida y 1 maleta de vuelta');
  expect(plain(payButton())).toBe('Pagar US$ 838,30');
  expect(way('Vuelta').getByText('En este trayecto no se venden maletas extra.')).not.toBeNull();
});

test('what the server sells less of than the offer said holds', async () => {
  const { user } = await open(offerWithBags(), { handlers: bagsApi({ most: 1 }) });
  await user.click(way('Ida').getByLabelText(/^3 maletas/));
  // The order is made when a section is left, and asked what it sells then.
  await user.click(section('Contacto').getByLabelText(/^Correo/));
  await waitFor(() => expect(way('Ida').queryByLabelText(/^2 maletas/)).toBeNull());
  expect(plain(payButton())).toBe('Pagar US$ 790,30');
});

test('who compared prices with a bag each is offered these first, and none is added unasked', async () => {
  const counts = { ADULT: 2, CHILD: 1, INFANT: 1 };
  const offer = offerWithBags(counts);
  cart.set({ id: CART_ID, items: [{ ...cartItemFor(counts, offer), details: { offer, wantsBags: true } }] });
  const { user } = openPage(bagsApi({ most: 9 }));
  const add = await screen.findByRole('button', { name: 'Añadirlas' });
  expect(plain(add.previousElementSibling)).toContain(
    '3 maletas de ida y 3 maletas de vuelta, por US$ 288,00',
  );
  const before = plain(payButton());
  expect(before).toBe('Pagar US$ 2.122,80');
  await user.click(add);
  expect(plain(payButton())).toBe('Pagar US$ 2.410,80');
  expect(screen.queryByRole('button', { name: 'Añadirlas' })).toBeNull();
});

test('more bags than stand there at first are one press away', async () => {
  const { user } = await open(offerWithBags({ ...ALONE, ADULT: 2 }), { counts: { ...ALONE, ADULT: 2 } });
  expect(way('Ida').getAllByRole('radio')).toHaveLength(4);
  await user.click(way('Ida').getByRole('button', { name: 'Más maletas, hasta 6' }));
  expect(way('Ida').getAllByRole('radio')).toHaveLength(7);
});

test('bags are asked for at the address that the order was answered with, and added by the name told there', async () => {
  const elsewhere = '/user/session/elsewhere/order-1/bags';
  const [bags] = bagsApi();
  if (!bags) throw new Error('bags are answered');
  const { user, api } = await open(offerWithBags(), {
    handlers: [
      { method: 'POST', path: SAVES.order, body: { id: 'order-1', baggageUrl: `${elsewhere}?of=flight` } },
      { ...bags, path: elsewhere, body: { ...Object(bags.body), additionalServicesId: 'named-there' } },
    ],
  });
  await user.click(way('Ida').getByLabelText(/^1 maleta/));
  await user.click(section('Contacto').getByLabelText(/^Correo/));
  await waitFor(() => expect(api.callsTo(ADD)).toHaveLength(1));
  expect(api.callsTo(ADD)[0]?.body).toMatchObject({ additionalServicesId: 'named-there' });
  expect(api.callsTo(elsewhere)[0]?.query.toString()).toBe('of=flight');
  expect(api.calls.filter(({ path }) => path.endsWith('/baggage'))).toEqual([]);
});

test('a flight that sells no bags asks nobody and shows no such section', async () => {
  chooseFlight();
  const { api } = openPage(bagsApi());
  await screen.findByRole('region', { name: 'Contacto' });
  expect(screen.queryByRole('region', { name: 'Equipaje' })).toBeNull();
  act(() => void fillContact());
  expect(api.callsTo(BAGGAGE)).toEqual([]);
});

test('another bag’s price of now is agreed to before it is paid', async () => {
  const { user, api } = await open();
  await user.click(way('Ida').getByLabelText(/^1 maleta/));
  const dearer = offerWithBags(ALONE, { supplied: 5_300 });
  api.use(problemAnswer('POST', ADD, 'price-changed'), {
    method: 'POST',
    path: '/air/flight-offer/validate',
    body: { data: [{ ...dearer, id: 'offer-2' }] },
  });
  await user.click(section('Contacto').getByLabelText(/^Correo/));
  await screen.findByRole('button', { name: /^Seguir por/ });
  expect(plain(screen.getByRole('alert'))).toContain('US$ 800,30');
});
