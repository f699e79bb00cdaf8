import { type ApiHandler, asVisitor, renderPage } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { offerCode } from '@alisio/shared-contracts/flights';
import { screen, waitFor } from '@testing-library/react';
import { CART_ID, cartItemFor } from '../testing/bookings.ts';
import { section, texts } from '../testing/checkout-page.ts';
import { ALONE, flightOfferFor } from '../testing/flight-offer.ts';
import { museumBooking, museumItem } from '../testing/museum.tsx';
import { ORDER, orderApi, PAY } from '../testing/order-api.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as summary from './summary.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const ticketInCart = { id: CART_ID, items: [museumItem()] };

describe('a version that does not know the product', () => {
  const open = (path: string, page: Parameters<typeof renderPage>[0], apiHandlers: ApiHandler[] = []) =>
    renderPage(page, { path, route: path, texts, apiHandlers });

  test.each([
    ['of a name that it has never heard', museumItem()],
    ['whose details it cannot read', { ...museumItem(), product: 'flight' }],
  ])('a cart with something %s is finished by phone, and nothing typed is lost', async (_case, item) => {
    cart.set({ id: CART_ID, items: [cartItemFor(), item] });
    checkoutDraft.set((draft) => ({ ...draft, contact: { email: 'lucia@ejemplo.test' } }));
    const { api, user, address } = open('/booking/summary', summary);
    const title = { level: 1, name: 'Termina esta compra por teléfono' };
    expect(await screen.findByRole('heading', title)).not.toBeNull();
    expect(section('Museo del Oro, Bogotá').getByText('15,00')).not.toBeNull();
    expect(section('Bogotá a Miami').getByText('1 viajero')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(plain(screen.getByText('Total', { exact: false, selector: 'p' }).textContent)).toBe(
      'Total US$ 757,30',
    );
    expect(screen.getByText(`Dicta el código ${offerCode(flightOfferFor(ALONE))}.`)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Volver a esta opción: Museo del Oro, Bogotá' }));
    await waitFor(() => expect(address()).toBe('/museos/bogota'));
    expect(api.calls).toEqual([]);
    expect(cart.get().items).toHaveLength(2);
    expect(checkoutDraft.get().contact.email).toBe('lucia@ejemplo.test');
  });

  test('its total stands in the visitor’s currency, with what will be charged', async () => {
    asVisitor({ currency: 'COP' });
    cart.set({ id: CART_ID, items: [cartItemFor(), museumItem()] });
    open('/booking/summary', summary);
    const total = await screen.findByText('Total', { exact: false, selector: 'p' });
    expect(plain(total.textContent)).toMatch(/^Total COP/);
    expect(plain(screen.getByText(/^Se te cobrarán/).textContent)).toMatch(/^Se te cobrarán US\$ 757,30 /);
  });

  test('two currencies are no order: the cart is finished by phone', async () => {
    const euros = { ...cartItemFor(), total: { amount: 100, currency: 'EUR' }, shares: [100] };
    cart.set({ id: CART_ID, items: [cartItemFor(), { ...euros, reference: 'offer-2' }] });
    open('/booking/summary', summary);
    expect(await screen.findByRole('heading', { name: 'Termina esta compra por teléfono' })).not.toBeNull();
    expect(screen.getByText(/^Tiene precios en monedas distintas, .* Llámanos/)).not.toBeNull();
    expect(screen.queryByText(/Todavía no podemos cobrarla/)).toBeNull();
  });

  test('a payment that is under way is followed to its end', async () => {
    cart.set(ticketInCart);
    const payment = { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-1' };
    checkoutDraft.set((draft) => ({ ...draft, payment }));
    const items = [{ product: 'museum-ticket', reference: 'oro' }];
    const { total } = museumItem();
    const order = { id: 'order-1', status: 'pending', total, items };
    const { api, address } = open('/booking/summary', summary, [
      { method: 'GET', path: ORDER, body: order },
      { method: 'POST', path: PAY, body: { status: 'pending' } },
      ...orderApi(),
    ]);
    expect(await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' })).not.toBeNull();
    const told = (await screen.findAllByRole('definition')).map(({ textContent }) => plain(textContent));
    expect(told).toEqual(['Museo del Oro, Bogotá', 'US$ 15,00']);
    api.use({ method: 'POST', path: PAY, body: { status: 'confirmed', booking: museumBooking() } });
    await waitFor(() => expect(address()).toBe('/booking/confirm'));
  });

  test.each([
    ['the confirmation', '/booking/confirm', confirm],
    ['my trips', '/user/my-journey/booking-detail', bookingDetail],
  ])('%s shows what it is called, what it cost, and the phone line', async (_name, path, page) => {
    const booking = museumBooking();
    confirmation.set({ booking });
    foundBooking.set({ booking });
    open(path, page);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Museo del Oro, Bogotá');
    const item = section('Museo del Oro, Bogotá');
    expect(item.getByText(/^US\$\s15,00$/)).not.toBeNull();
    expect(item.getByText(/llámanos con tu referencia/)).not.toBeNull();
    expect(screen.getByText('7K2M9-XQ4TD')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByRole('button', { name: 'Añadir al calendario' })).toBeNull();
  });

  test('in English', async () => {
    cart.set(ticketInCart);
    renderPage(summary, { path: '/booking/summary', route: '/booking/summary', texts, language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Finish this purchase by phone' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Back to this option: Museo del Oro, Bogotá' })).not.toBeNull();
  });
});
