import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor } from '@testing-library/react';
import { CART_ID, cartItemFor, confirmedBookingFor } from '../testing/bookings.ts';
import {
  fillContact,
  openCheckout,
  openComplete,
  openPage,
  payButton,
  section,
} from '../testing/checkout-page.ts';
import { orderAt, PAY, SAVES } from '../testing/order-api.ts';

// Another tab of the same session: a copy, or one that has chosen something else. What it does, the API tells.
const BOOKED = orderAt('confirmed', { booking: confirmedBookingFor() });

/** An API whose orders are named in turn. */
function numberedOrders(): ApiHandler {
  let orders = 0;
  return {
    method: 'POST',
    path: SAVES.order,
    body: () => {
      orders += 1;
      return { id: `order-${orders}`, baggageUrl: '/' };
    },
  };
}

/** The bodies of what was sent, which name their order. */
const bodies = (page: ReturnType<typeof openPage>, path: string) =>
  page.api.callsTo(path).map(({ body }) => body);

test('every call names the cart or the order that it means', async () => {
  const page = openComplete([numberedOrders()]);
  await page.user.click(payButton());
  await waitFor(() => expect(page.address()).toBe('/booking/confirm'));
  expect(bodies(page, SAVES.order)).toEqual([expect.objectContaining({ cartId: CART_ID })]);
  for (const path of [SAVES.customer, SAVES.passengers, SAVES.billing, SAVES.card, PAY])
    expect(bodies(page, path).at(-1)).toMatchObject({ orderId: 'order-1' });
});

test('another tab chose another flight: Pay charges nothing, says so, and the next Pay is for this page', async () => {
  let asked = 0;
  const page = openComplete([
    numberedOrders(),
    {
      method: 'POST',
      path: PAY,
      respond: () => {
        asked += 1;
        const replaced = { type: '/problems/order-replaced', title: '', status: 409 };
        return asked === 1
          ? { status: 409, body: replaced }
          : { body: { status: 'confirmed', booking: confirmedBookingFor() } };
      },
    },
  ]);
  await page.user.click(payButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('En otra pestaña elegiste otro vuelo');
  expect(checkoutDraft.get().payment).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Volver a intentar' }));

  await page.user.click(payButton());
  await waitFor(() => expect(page.address()).toBe('/booking/confirm'));
  expect(bodies(page, SAVES.order).at(-1)).toMatchObject({ cartId: CART_ID, flightOfferId: 'offer-1' });
  for (const path of [SAVES.customer, SAVES.passengers, SAVES.billing, SAVES.card, PAY])
    expect(bodies(page, path).at(-1)).toMatchObject({ orderId: 'order-2' });
});

test('found out while saving before Pay, nothing is charged either', async () => {
  let refused = 0;
  // The card is saved by Pay alone: no pause of another part comes before it, however slow the machine.
  const page = openComplete([
    numberedOrders(),
    {
      method: 'POST',
      path: SAVES.card,
      respond: () => {
        refused += 1;
        const replaced = { type: '/problems/order-replaced', title: '', status: 409 };
        return refused === 1 ? { status: 409, body: replaced } : { body: { transactionId: 'tx-1' } };
      },
    },
  ]);
  await page.user.click(payButton());
  expect((await screen.findByRole('dialog')).textContent).toContain('En otra pestaña elegiste otro vuelo');
  expect(page.api.callsTo(PAY)).toEqual([]);
}, 20_000);

test('found out while typing, the order is set again and the page says what it is for', async () => {
  let refused = 0;
  const page = openCheckout(undefined, [
    numberedOrders(),
    {
      method: 'POST',
      path: SAVES.customer,
      respond: () => {
        refused += 1;
        const replaced = { type: '/problems/order-replaced', title: '', status: 409 };
        return refused === 1 ? { status: 409, body: replaced } : { body: { id: 'customer-1' } };
      },
    },
  ]);
  fillContact();
  await page.user.click(section('Facturación').getByLabelText('Ciudad'));
  const notice = await screen.findByText(/Aquí sigues con Bogotá a Miami por US\$\s742,30/);
  expect(notice).not.toBeNull();
  expect(bodies(page, SAVES.customer)).toEqual([
    expect.objectContaining({ orderId: 'order-1' }),
    expect.objectContaining({ orderId: 'order-2' }),
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/Aquí sigues con/)).toBeNull();
});

test('what is paid is what this page shows: all of it is sent again, whoever wrote over it', async () => {
  const page = openComplete();
  await page.user.click(section('Facturación').getByLabelText('Ciudad'));
  await section('Contacto').findByText('Guardado');
  const before = page.api.callsTo(SAVES.customer).length;
  await page.user.click(payButton());
  await waitFor(() => expect(page.address()).toBe('/booking/confirm'));
  expect(page.api.callsTo(SAVES.customer).length).toBe(before + 1);
});

test('a cart that a copy of the tab has paid shows its booking, and is not paid again', async () => {
  const page = openCheckout(undefined, [BOOKED, problemAnswer('POST', SAVES.customer, 'order-state')]);
  fillContact();
  await page.user.click(section('Facturación').getByLabelText('Ciudad'));
  await waitFor(() => expect(page.address()).toBe('/booking/confirm'));
  expect(confirmation.get().booking?.referenceId).toBe('7K2M9XQ4TD');
  expect(cart.get().items).toEqual([]);
  expect(page.api.callsTo(PAY)).toEqual([]);
});

test('Pay in a copy of the tab that has paid already leads to that booking', async () => {
  const page = openComplete([BOOKED, problemAnswer('POST', PAY, 'order-state')]);
  await page.user.click(payButton());
  await waitFor(() => expect(page.address()).toBe('/booking/confirm'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a trip chosen while the payment of another was pending is still there after that one ends', async () => {
  const other = `cart_${'1'.repeat(32)}`;
  cart.set({ id: other, items: [cartItemFor()] });
  checkoutDraft.set((draft) => ({
    ...draft,
    contact: { email: 'lucia@ejemplo.test' },
    payment: { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-9' },
  }));
  const page = openPage([BOOKED]);
  await waitFor(() => expect(page.address()).toBe('/booking/confirm'));
  expect(cart.get().id).toBe(other);
  expect(checkoutDraft.get()).toMatchObject({ contact: { email: 'lucia@ejemplo.test' }, payment: null });
});
