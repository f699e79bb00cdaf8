import { type ApiHandler, asVisitor, problemAnswer } from '@alisio/platform/testing';
import { cart, checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { offerCode } from '@alisio/shared-contracts/flights';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import {
  chooseFlight,
  fillContact,
  fillTraveller,
  LUCIA,
  openCheckout,
  openComplete,
  openPage,
  payButton,
  section,
} from '../testing/checkout-page.ts';
import { ALONE, flightOfferFor } from '../testing/flight-offer.ts';
import { hear } from '../testing/logged.ts';
import { orderAt, PAY, SAVES } from '../testing/order-api.ts';

// Its failures are told in the log too.
hear('warn');

const PAYMENT = { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-9' };
const VALIDATE = '/air/flight-offer/validate';

// The first of this file: nothing that comes late has come before.
test('after a reload, why the card was declined stands there with the first rendering, and pushes nothing', () => {
  checkoutDraft.set((draft) => ({ ...draft, declined: { cartId: CART_ID, reason: 'do-not-honor' } }));
  openCheckout();
  expect(section('Pago').getByRole('note').textContent).toContain('Tu banco no autorizó el pago');
});

test('a reload brings back all that was typed, complete or not', async () => {
  const { user, unmount } = openCheckout();
  fillContact();
  fillTraveller(1, LUCIA);
  await user.type(section('Facturación').getByLabelText('Código postal'), '11');
  unmount();

  openPage();
  expect(section('Contacto').getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  expect(section(/^Viajero 1/).getByText('Lucía Elena Rivera Soto')).not.toBeNull();
  expect(section('Facturación').getByDisplayValue('11')).not.toBeNull();
});

test('leaving a section saves it at once, after the order, and says so', async () => {
  const { user, api } = openCheckout();
  fillContact();
  expect(section('Contacto').getByText('Aún sin guardar')).not.toBeNull();
  expect(section('Contacto').getByRole('status').textContent).toBe('');
  expect(api.callsTo(SAVES.customer)).toEqual([]);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect(await section('Contacto').findByText('Guardado')).not.toBeNull();
  expect(api.calls.map(({ path }) => path)).toEqual(['/user/session/start', SAVES.order, SAVES.customer]);
});

test('travellers are sent once everybody is complete and without error, and not before (§4)', async () => {
  const { user, api } = openCheckout({ ADULT: 2, CHILD: 0, INFANT: 0 });
  const city = section('Facturación').getByLabelText('Ciudad');
  fillContact();
  fillTraveller(1, LUCIA);
  await user.click(city);
  await section('Contacto').findByText('Guardado');
  // The head keeps its line: nothing moves when the last field of a traveller is right.
  expect(section(/^Viajero 1/).getByText('Completo')).not.toBeNull();
  fillTraveller(2, { ...LUCIA, year: '2020' });
  await user.click(city);
  expect(section(/^Viajero 2/).getByText('Falta un dato')).not.toBeNull();
  expect(api.callsTo(SAVES.passengers)).toEqual([]);

  fillTraveller(2, LUCIA);
  expect(section(/^Viajero 2/).getByText('Aún sin guardar')).not.toBeNull();
  await user.click(city);
  await waitFor(() => expect(api.callsTo(SAVES.passengers)).toHaveLength(1));
});

test('a page that is hidden sends what is not saved yet, and a save without an answer says so', async () => {
  const { user, api } = openCheckout();
  fillContact();
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await section('Contacto').findByText('Guardado');
  api.use({ method: 'POST', path: SAVES.customer, respond: () => 'network-error' });
  await user.type(section('Contacto').getByLabelText('Teléfono'), '1');
  expect(section('Contacto').queryByText('Guardado')).toBeNull();

  const before = api.callsTo(SAVES.customer).length;
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  await waitFor(() => expect(api.callsTo(SAVES.customer)).toHaveLength(before + 1));
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await waitFor(() =>
    expect(section('Contacto').getByRole('status').textContent).toBe(
      'Aún sin guardar. Lo intentamos de nuevo.',
    ),
  );
});

test('a session that has ended is begun anew without a word, and everything is sent again', async () => {
  const { user, api } = openCheckout();
  fillContact();
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await section('Contacto').findByText('Guardado');

  let sessions = 1;
  api.use(
    {
      method: 'POST',
      path: '/user/session/start',
      status: 201,
      body: () => {
        sessions += 1;
        return { sessionToken: `session-${sessions}`, expiresAt: '2027-01-01T00:00:00Z' };
      },
    },
    {
      method: 'POST',
      path: SAVES.customer,
      respond: ({ headers }) => {
        const answer = (status: number, kind: string) => ({
          status,
          body: { type: `/problems/${kind}`, title: kind, status },
        });
        if (headers.get('authorization') === 'Bearer session-1') return answer(401, 'session-required');
        const hasOrder = api.callsTo(SAVES.order).length > 1;
        return hasOrder ? { body: { id: 'customer-2' } } : answer(404, 'order-not-found');
      },
    },
  );
  await user.type(section('Contacto').getByLabelText('Teléfono'), '1');
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await waitFor(() => expect(api.callsTo(SAVES.order)).toHaveLength(2));
  expect(await section('Contacto').findByText('Guardado')).not.toBeNull();
  expect(sessions).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** The checkout of one traveller whose order is refused once, since its flight now costs this much. */
function openRepriced(amount: number) {
  const now = flightOfferFor(ALONE, {
    price: {
      ...flightOfferFor(ALONE).price,
      total: (amount / 100).toFixed(2),
      intTotal: { amount, currency: 'USD' },
    },
  });
  for (const { price } of now.travelerPricings) price.intTotal = { amount, currency: 'USD' };
  let orders = 0;
  const page = openCheckout(undefined, [
    { method: 'POST', path: VALIDATE, body: { data: [now] } },
    {
      method: 'POST',
      path: SAVES.order,
      respond: () => {
        orders += 1;
        const changed = { type: '/problems/price-changed', title: '', status: 409 };
        return orders === 1 ? { status: 409, body: changed } : { body: { id: 'order-1', baggageUrl: '/' } };
      },
    },
  ]);
  fillContact();
  return { ...page, orders: () => orders };
}

test('a changed price shows old and new, keeps what was typed, and goes on with the new one', async () => {
  const { user, orders } = openRepriced(80_000);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/Costaba US\$\s742,30 y ahora cuesta US\$\s800,00/);
  expect(notice.textContent).not.toContain('En tu moneda');
  // Neither the bar of a phone nor the form's own button says the price of before: both lead to the notice.
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  expect(section('Pago').queryByText(/742,30/)).toBeNull();
  const ways = screen.getAllByRole('button', { name: 'Ver el precio nuevo' });
  expect(ways).toHaveLength(2);
  for (const way of ways) {
    await user.click(way);
    expect(document.activeElement?.contains(notice)).toBe(true);
  }
  await user.click(screen.getByRole('button', { name: /^Seguir por US\$\s800,00/ }));
  expect(payButton().textContent).toMatch(/800,00/);
  expect(screen.getByRole('button', { name: 'Pagar' })).not.toBeNull();
  expect(section('Contacto').getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  await waitFor(() => expect(orders()).toBe(2));
});

test('a lower price is told too, and taken by nobody but the visitor', async () => {
  const { user, api } = openRepriced(70_000);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/El precio bajó.*Costaba US\$\s742,30 y ahora cuesta US\$\s700,00/);
  expect(cart.get().items[0]?.total.amount).toBe(74_230);
  await user.click(section('Pago').getByRole('button', { name: 'Ver el precio nuevo' }));
  expect(api.callsTo(PAY)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Seguir por US\$\s700,00/ }));
  expect(cart.get().items[0]?.total.amount).toBe(70_000);
  expect(screen.queryByText('El precio bajó')).toBeNull();
});

test('in another currency, what is agreed to is the amount that will be charged', async () => {
  asVisitor({ currency: 'COP' });
  const { user } = openRepriced(80_000);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await screen.findByRole('button', { name: /^Seguir por US\$\s800,00$/ });
  expect(
    screen.getByText(/^En tu moneda, antes COP\s2\.969\.200 y ahora COP\s3\.200\.000\.$/),
  ).not.toBeNull();
});

test('sold seats are said, with the phone line, the code to dictate and the way back to the same results', async () => {
  const { user, address } = openCheckout(undefined, [
    problemAnswer('POST', SAVES.order, 'seats-gone'),
    problemAnswer('POST', VALIDATE, 'seats-gone'),
  ]);
  fillContact();
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await screen.findByText('Se vendieron los últimos asientos de este vuelo');
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByRole('link', { name: /^Llamar/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(notice.getByText(`Dicta el código ${offerCode(flightOfferFor(ALONE))}.`)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  await user.click(section('Pago').getByRole('button', { name: 'Ver qué pasó' }));
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Ver otros vuelos' }));
  await waitFor(() => expect(address()).toBe('/bogota-a-miami/results?from=BOG&to=MIA'));
  expect(checkoutDraft.get().contact.email).toBe('lucia@ejemplo.test');
});

test('when nothing can be saved, Pay says so and charges nothing', async () => {
  const down: ApiHandler = { method: 'POST', path: SAVES.billing, respond: () => 'network-error' };
  const { user, api } = openComplete([down]);
  await user.click(payButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('No pudimos guardar tus datos antes de pagar.');
  expect(api.callsTo(PAY)).toEqual([]);
  expect(screen.queryAllByText('Guardado')).toHaveLength(2);
});

test('a reload while a payment is under way goes on waiting for its end', async () => {
  chooseFlight();
  checkoutDraft.set((draft) => ({ ...draft, payment: PAYMENT }));
  const { api, address } = openPage([
    orderAt('pending'),
    { method: 'POST', path: PAY, body: { status: 'confirmed', booking: confirmedBookingFor() } },
  ]);
  expect(screen.getByRole('heading', { name: 'Estamos confirmando tu pago' })).not.toBeNull();
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(api.callsTo(PAY)[0]?.body).toMatchObject({ orderId: 'order-1', transactionId: 'tx-9' });
});

test('a reload before the charge was asked for charges nothing by itself', async () => {
  chooseFlight();
  checkoutDraft.set((draft) => ({ ...draft, payment: PAYMENT }));
  const { api } = openPage([orderAt('draft')]);
  expect(await screen.findByRole('heading', { name: '¿Quién viaja?' })).not.toBeNull();
  expect(api.callsTo(PAY)).toEqual([]);
  expect(checkoutDraft.get().payment).toBeNull();
});

test('a card frame that does not answer is said, and nothing is charged', async () => {
  const { user, api } = openCheckout();
  const frame = playCardFrame();
  frame.silence();
  await user.click(payButton());
  await screen.findByRole(
    'link',
    { name: 'Tarjeta: No logramos conectar con el proveedor de pagos' },
    { timeout: 6000 },
  );
  expect(api.callsTo(PAY)).toEqual([]);
});

test('why a card was declined stays beside the card over a reload, until the next try, and takes no focus', async () => {
  const declined = problemAnswer('POST', PAY, 'payment-declined', { reason: 'insufficient-funds' });
  const { user, unmount } = openComplete([declined]);
  await user.click(payButton());
  await user.click(await screen.findByRole('button', { name: 'Volver a intentar' }));
  unmount();

  const { api } = openPage();
  playCardFrame();
  const note = section('Pago').getByRole('note');
  expect(note.textContent).toContain('La tarjeta no tiene fondos suficientes.');
  expect(note.textContent).toContain('Los datos de la tarjeta no se guardan: escríbelos de nuevo.');
  expect(document.activeElement).not.toBe(note);
  expect(screen.queryByRole('dialog')).toBeNull();
  api.use({ method: 'POST', path: PAY, body: { status: 'pending' } });
  await user.click(payButton());
  await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' });
  expect(checkoutDraft.get().declined).toBeUndefined();
});

test('a decline is of its own cart: another trip knows nothing of it', () => {
  const declined = { cartId: `cart_${'1'.repeat(32)}`, reason: 'do-not-honor' } as const;
  checkoutDraft.set((draft) => ({ ...draft, declined }));
  openCheckout();
  expect(screen.queryByRole('note')).toBeNull();
});
