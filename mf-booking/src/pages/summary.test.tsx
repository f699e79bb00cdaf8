import { problemAnswer } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { onEvent } from '@alisio/shared-contracts/events';
import { offerCode } from '@alisio/shared-contracts/flights';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import {
  chooseFlight,
  fillBilling,
  fillContact,
  fillTraveller,
  LUCIA,
  openCheckout,
  openComplete,
  openPage,
  type Person,
  payButton,
  section,
} from '../testing/checkout-page.ts';
import { ALONE, FAMILY, flightOfferFor } from '../testing/flight-offer.ts';
import { PAY, SAVES } from '../testing/order-api.ts';

const TOMAS: Person = { ...LUCIA, surname: 'Vega', givenNames: 'Tomás', gender: 'Masculino' };
const EMILIA: Person = { ...LUCIA, surname: 'Vega', givenNames: 'Emilia', day: '9', year: '2018' };
const INAKI: Person = { ...TOMAS, surname: 'Núñez', givenNames: 'Iñaki', day: '1', year: '2026' };

const CODE = offerCode(flightOfferFor(ALONE));

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
  expect(cart.get().items).toEqual([]);
  expect(checkoutDraft.get()).toEqual(checkoutDraft.initial);
});

test('the order names every airline that sells a flight of it', () => {
  const offer = flightOfferFor(ALONE);
  for (const segment of offer.itineraries[1]?.segments ?? []) segment.carrierCode = 'CM';
  chooseFlight(ALONE, offer);
  openPage();
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByText(/^Avianca y Copa Airlines, Económica/)).not.toBeNull();
});

test('an empty cart leads to the search', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Aún no has elegido un viaje' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar un viaje' }).getAttribute('href')).toBe('/');
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
  const birth = within(child.getByRole('group', { name: 'Fecha de nacimiento' }));
  await user.type(birth.getByLabelText('Día'), '1');
  await user.selectOptions(birth.getByLabelText('Mes'), 'mayo');
  await user.type(birth.getByLabelText('Año'), '2010');
  await user.tab();
  expect(child.getByText(/^Un niño tiene de 2 a 11 años el día en que termina el viaje\./)).not.toBeNull();
});

test('a complete traveller stays open when left, and folds to a line only when “Listo” is pressed', async () => {
  const { user } = openCheckout();
  fillTraveller(1, LUCIA);
  const card = section(/^Viajero 1/);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect(card.getByDisplayValue('Lucía Elena')).not.toBeNull();
  await user.click(card.getByRole('button', { name: 'Listo' }));
  expect(await card.findByText('Lucía Elena Rivera Soto')).not.toBeNull();
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'Editar' }));
  await user.click(card.getByRole('button', { name: 'Editar' }));
  expect(document.activeElement).toBe(card.getByLabelText('Primer apellido'));
  expect(card.getByDisplayValue('Lucía Elena')).not.toBeNull();
});

test('the list of errors keeps its lines while they are mended, and its title counts what is wrong', async () => {
  const { user } = openCheckout();
  playCardFrame();
  fillContact();
  fillBilling();
  await user.click(payButton());
  const line = await screen.findByRole('link', { name: 'Viajero 1: 6 datos por revisar' });
  const list = line.closest('ul');
  expect(screen.getByRole('heading', { name: 'Revisa estos datos para seguir' })).not.toBeNull();
  await act(async () => fillTraveller(1, LUCIA));
  expect(list?.textContent).toBe('Viajero 1: 6 datos por revisarcorregido');
});

test('after a decline another card is typed in peace: what is not typed yet is no error, and nothing takes the focus', async () => {
  const declined = problemAnswer('POST', PAY, 'payment-declined', { reason: 'insufficient-funds' });
  const { user, frame } = openComplete([declined]);
  await user.click(payButton());
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Volver a intentar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const city = screen.getByRole('textbox', { name: 'Ciudad' });
  city.focus();
  frame.say({ type: 'pay:cleared' });
  frame.say({ type: 'pay:state', valid: false, invalid: ['cardNumber'] });
  expect(screen.queryByRole('heading', { name: /^Revisa/ })).toBeNull();
  expect(document.activeElement).toBe(city);
});

test('a declined card says why, leaves a note by the card, keeps every field, and the next try takes a fresh token', async () => {
  const declined = problemAnswer('POST', PAY, 'payment-declined', { reason: 'insufficient-funds' });
  const { user, api, address, frame } = openComplete([declined]);
  await user.click(payButton());
  const dialog = await screen.findByRole('dialog', { name: 'No se pudo completar el pago' });
  expect(dialog.textContent).toContain('La tarjeta no tiene fondos suficientes.');
  expect(dialog.textContent).toContain(`Dicta el código ${CODE}.`);
  expect(
    within(dialog)
      .getByRole('link', { name: /^Llamar/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/);
  await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const note = await section('Pago').findByRole('note');
  expect(note.textContent).toContain('La tarjeta no tiene fondos suficientes.');
  expect(note.textContent).toContain('No se cobró nada');
  expect(note.textContent).not.toContain('escríbelos de nuevo');
  await waitFor(() => expect(document.activeElement).toBe(note));
  expect(screen.getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  expect(note.textContent).toContain(`Dicta el código ${CODE}.`);
  expect(checkoutDraft.get().payment).toBeNull();

  api.use({ method: 'POST', path: PAY, body: { status: 'pending' } });
  await user.click(payButton());
  await waitFor(() => expect(api.callsTo(PAY)).toHaveLength(2));
  expect(screen.queryByRole('note')).toBeNull();
  expect(frame.tokens()).toBe(2);
  const [first, second] = api.callsTo(PAY).map(({ body }) => body);
  expect(first).not.toEqual(second);
  expect(address()).toBe('/booking/summary');
});

test.each([
  ['comes', 'refunding', 'Te devolvemos todo lo que se cobró'],
  ['is', 'refunded', 'Ya te devolvimos todo lo que se cobró'],
])(
  'what was charged and could not be booked is told as it is: no booking, and the money %s back',
  async (_, reason, back) => {
    const { user } = openComplete([problemAnswer('POST', PAY, 'not-booked', { reason })]);
    const told: string[] = [];
    const stop = onEvent('booking:payment-failed', ({ reason }) => told.push(reason));
    await user.click(payButton());
    const dialog = await screen.findByRole('dialog', { name: 'No se pudo completar el pago' });
    stop();
    expect(told).toEqual(['not-booked']);
    expect(dialog.textContent).toContain('no se reservó nada');
    expect(dialog.textContent).toContain(back);
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    const note = await section('Pago').findByRole('note');
    expect(note.textContent).toContain(back);
    expect(note.textContent).not.toContain('No se cobró nada');
    expect(checkoutDraft.get().payment).toBeNull();
  },
);

test.each([
  ['Reglas de la tarifa', /Cambios desde/],
  ['Términos y condiciones', /demostración/],
  ['Política de privacidad', /cuatro últimas cifras/],
])('what paying agrees to can be read: %s', async (name, text) => {
  const { user } = openCheckout();
  await user.click(section('Pago').getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.textContent).toMatch(text);
  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('two presses on Pay are one charge', async () => {
  const { api, address } = openComplete();
  // Both before the card frame has answered anything.
  fireEvent.click(payButton());
  fireEvent.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(api.callsTo(PAY)).toHaveLength(1);
});

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
  const told = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(told).toEqual(['Bogotá a Miami', 'US$\u00a0742,30', CODE]);
  expect(screen.getByText(/aparecerá en Mis viajes/)).not.toBeNull();
  expect(checkoutDraft.get().payment).toEqual({
    cartId: CART_ID,
    orderId: 'order-1',
    transactionId: 'tx-1',
  });
  await waitFor(() => expect(asked).toBe(2));
  api.use({ method: 'POST', path: PAY, body: { status: 'confirmed', booking: confirmedBookingFor() } });
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(new Set(api.callsTo(PAY).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a birth date is asked for in the order that the reader says it', () => {
  chooseFlight();
  const { unmount } = openPage();
  const partsOf = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByLabelText(/^/)
      .map((part) => part.ariaLabel);
  expect(partsOf('Fecha de nacimiento')).toEqual(['Día', 'Mes', 'Año']);
  unmount();
  openPage([], 'en');
  expect(partsOf('Date of birth')).toEqual(['Month', 'Day', 'Year']);
});
