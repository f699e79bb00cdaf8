import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CART_ID, cartItemFor, confirmedBookingFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import {
  fillBilling,
  fillContact,
  fillTraveller,
  LUCIA,
  openCheckout,
  openPage,
  type Person,
  payButton,
  section,
} from '../testing/checkout-page.ts';
import { ALONE, FAMILY } from '../testing/flight-offer.ts';
import { PAY, SAVES } from '../testing/order-api.ts';

const TOMAS: Person = { ...LUCIA, surname: 'Vega', givenNames: 'Tomás', gender: 'Masculino' };
const EMILIA: Person = { ...LUCIA, surname: 'Vega', givenNames: 'Emilia', day: '9', year: '2018' };
const INAKI: Person = { ...TOMAS, surname: 'Núñez', givenNames: 'Iñaki', day: '1', year: '2026' };

function openComplete(handlers: readonly ApiHandler[] = []) {
  const page = openCheckout(undefined, handlers);
  const frame = playCardFrame();
  fillContact();
  fillTraveller(1, LUCIA);
  fillBilling();
  return { ...page, frame };
}

test('a family with accents in their names books: every part is sent, the order first, and the charge last', async () => {
  const { user, api, address } = openCheckout(FAMILY);
  playCardFrame();
  fillContact();
  for (const [i, person] of [LUCIA, TOMAS, EMILIA, INAKI].entries()) fillTraveller(i + 1, person);
  fillBilling();
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));

  const paths = api.calls.map(({ path }) => path).filter((path) => path !== '/user/session/start');
  expect(paths[0]).toBe(SAVES.order);
  expect(paths.slice(-2)).toEqual([SAVES.card, PAY]);
  expect(api.callsTo(SAVES.passengers).at(-1)?.body).toMatchObject({
    passengers: [
      { id: '1', type: 'adult', firstName: 'Lucía', middleName: 'Elena', lastName: 'Rivera Soto' },
      { id: '2', type: 'adult', firstName: 'Tomás' },
      { id: '3', type: 'child', firstName: 'Emilia' },
      { id: '4', type: 'infant lap', firstName: 'Iñaki', lastName: 'Núñez Soto' },
    ],
  });
  expect(api.callsTo(SAVES.customer).at(-1)?.body).toMatchObject({
    customerDetails: { email: 'lucia@ejemplo.test', phone: '+573000000000' },
  });
  expect(confirmation.get().booking?.referenceId).toBe('7K2M9XQ4TD');
  expect(cart.get().item).toBeNull();
  expect(checkoutDraft.get()).toEqual(checkoutDraft.initial);
}, 30_000);

test('the order names every airline that sells a flight of it', () => {
  const item = cartItemFor(ALONE);
  for (const segment of item.offer.itineraries[1]?.segments ?? []) segment.carrierCode = 'CM';
  cart.set({ id: CART_ID, item });
  openPage();
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByText(/^Avianca y Copa Airlines, Económica/)).not.toBeNull();
});

test('an empty cart leads to the search', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Aún no has elegido un viaje' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar vuelos' }).getAttribute('href')).toBe('/');
});

test('what is wrong is told on leaving a field, and on Pay by a linked summary that takes the focus', async () => {
  const { user, api } = openCheckout();
  const frame = playCardFrame();
  frame.hold(['cardNumber', 'cardCvv']);
  const email = section('Contacto').getByLabelText('Correo electrónico');
  await user.type(email, 'lucia@');
  expect(screen.queryByText('Correo Electrónico Inválido')).toBeNull();
  await user.tab();
  expect(screen.getByText('Correo Electrónico Inválido')).not.toBeNull();

  await user.click(payButton());
  const summary = await screen.findByRole('alert', { name: '' });
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(summary.textContent).toContain('Tarjeta: Número de tarjeta inválido');
  expect(section('Facturación').getByText('Código postal inválido (5-6 dígitos)')).not.toBeNull();
  expect(section('Facturación').getByText('El nombre es obligatorio')).not.toBeNull();

  await user.click(screen.getByRole('link', { name: 'Contacto: Correo Electrónico Inválido' }));
  expect(document.activeElement).toBe(email);
  await user.click(screen.getByRole('link', { name: 'Tarjeta: Número de tarjeta inválido' }));
  await waitFor(() => expect(frame.heard).toContainEqual({ type: 'pay:focus', field: 'cardNumber' }));
  expect(api.callsTo(PAY)).toEqual([]);
});

test('a birth date that does not fit the traveller is told by the type that was searched', async () => {
  const { user } = openCheckout(FAMILY);
  const child = section(/^Viajero 3/);
  await user.type(child.getByLabelText('Día'), '1');
  await user.selectOptions(child.getByLabelText('Mes'), 'mayo');
  await user.type(child.getByLabelText('Año'), '2010');
  await user.click(child.getByLabelText('Nombres'));
  expect(child.getByText('Un niño tiene de 2 a 11 años en la fecha del último vuelo')).not.toBeNull();
});

test('a complete traveller folds to a line when left, and opens again to be edited', async () => {
  const { user } = openCheckout();
  fillTraveller(1, LUCIA);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  const card = section(/^Viajero 1/);
  expect(await card.findByText('Lucía Elena Rivera Soto')).not.toBeNull();
  await user.click(card.getByRole('button', { name: 'Editar' }));
  expect(document.activeElement).toBe(card.getByLabelText('Primer apellido'));
  expect(card.getByDisplayValue('Lucía Elena')).not.toBeNull();
});

test('a declined card says why, keeps every field, and another try takes a fresh token', async () => {
  const declined = problemAnswer('POST', PAY, 'payment-declined', { reason: 'insufficient-funds' });
  const { user, api, address, frame } = openComplete([declined]);
  await user.click(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'El pago no se hizo' });
  expect(dialog.textContent).toContain('La tarjeta no tiene fondos suficientes para este pago.');
  await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  expect(checkoutDraft.get().payment).toBeNull();

  api.use({ method: 'POST', path: PAY, body: { status: 'pending' } });
  await user.click(payButton());
  await waitFor(() => expect(api.callsTo(PAY)).toHaveLength(2));
  expect(frame.tokens()).toBe(2);
  const [first, second] = api.callsTo(PAY).map(({ body }) => body);
  expect(first).not.toEqual(second);
  expect(address()).toBe('/booking/summary');
}, 20_000);

test('two presses on Pay are one charge', async () => {
  const { api, address } = openComplete();
  // Both before the card frame has answered anything.
  fireEvent.click(payButton());
  fireEvent.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(api.callsTo(PAY)).toHaveLength(1);
}, 20_000);

test('a payment whose end is not known is pending, not failed, and goes on when it is known', async () => {
  let asked = 0;
  const { user, api, address } = openComplete([
    {
      method: 'POST',
      path: PAY,
      respond: () => {
        asked += 1;
        return asked === 1 ? 'network-error' : { body: { status: 'pending' } };
      },
    },
  ]);
  await user.click(payButton());
  await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' });
  expect(checkoutDraft.get().payment).toMatchObject({ transactionId: 'tx-1' });
  await waitFor(() => expect(asked).toBe(2));
  api.use({ method: 'POST', path: PAY, body: { status: 'confirmed', booking: confirmedBookingFor() } });
  await waitFor(() => expect(address()).toBe('/booking/confirm'), { timeout: 8000 });
  expect(new Set(api.callsTo(PAY).map(({ body }) => JSON.stringify(body))).size).toBe(1);
}, 30_000);
