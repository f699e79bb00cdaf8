import { asVisitor, renderPage } from '@alisio/platform/testing';
import { confirmation } from '@alisio/shared-contracts/checkout-stores';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';
import * as confirm from './confirm.tsx';

const options = { path: '/booking/confirm', route: '/booking/confirm', texts };

test('the booking that was just made, with all that a traveller needs', () => {
  const booking = confirmedBookingFor();
  const billingInformation = { ...booking.billingInformation, emailId: 'pagos@ejemplo.test' };
  confirmation.set({ booking: { ...booking, billingInformation } });
  renderPage(confirm, options);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Buen viento, Lucía. Te vas a Miami.' }),
  ).not.toBeNull();
  expect(screen.getByText('Confirmada')).not.toBeNull();
  expect(screen.getByText('7K2M9-XQ4TD')).not.toBeNull();
  const code = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(code('Referencia')).toBe('7K2M9-XQ4TD');
  expect(code('Código en Avianca')).toBe('K7QF2M');
  expect(screen.getByText('Para el check-in y el mostrador de la aerolínea.')).not.toBeNull();
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(region('Ida').getByText('Bogotá, El Dorado BOG')).not.toBeNull();
  expect(region('Ida').getByText(/^[a-záéíóú]+,? \d+ de [a-z]+ de 20\d\d$/)).not.toBeNull();
  expect(region('Ida').getByText('17:35')).not.toBeNull();
  expect(region('Vuelta').getByText(/Escala de 10\sh\s30\smin · Escala de noche/)).not.toBeNull();
  expect(region('Vuelta').getByText(/Operado por Copa Airlines/)).not.toBeNull();
  expect(region('Quién viaja').getByText('Lucía Elena Rivera Soto')).not.toBeNull();
  expect(region('Facturado a').getByText(/Visa terminada en 4242/)).not.toBeNull();
  expect(region('Facturado a').getByText('pagos@ejemplo.test')).not.toBeNull();
  expect(region('Facturado a').queryByText('lucia@ejemplo.test')).toBeNull();
  expect(screen.getByText(/^Mandamos el itinerario a lucia@ejemplo\.test/)).not.toBeNull();
  expect(region('Facturado a').getAllByText('742,30').length).toBeGreaterThan(0);
});

test('a receipt is in the currency that was charged, whatever the visitor’s', () => {
  asVisitor({ currency: 'COP' });
  confirmation.set({ booking: confirmedBookingFor() });
  const { container } = renderPage(confirm, options);
  expect(container.textContent).toContain('Total pagadoUS$\u00a0742,30');
  expect(container.textContent).not.toContain('COP');
});

test('in English', () => {
  confirmation.set({ booking: confirmedBookingFor() });
  renderPage(confirm, { ...options, language: 'en' });
  expect(screen.getByRole('heading', { name: 'Fair winds, Lucía. You’re going to Miami.' })).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Bags' })).not.toBeNull();
});

test('the reference can be copied, and the page says so', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  const { user } = renderPage(confirm, options);
  await user.click(screen.getByRole('button', { name: 'Copiar referencia' }));
  await screen.findByRole('button', { name: 'Referencia copiada' });
  expect(await navigator.clipboard.readText()).toBe('7K2M9-XQ4TD');
});

test('without a booking it goes home', async () => {
  const { address } = renderPage(confirm, options);
  await waitFor(() => expect(address()).toBe('/'));
});

const DOCUMENT = '/user/booking/document';

test('the itinerary comes as the server has made it, and a failure is said beside its button', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  const files: { name: string; type: string }[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, type: this.href });
  });
  URL.createObjectURL = (blob: Blob) => blob.type;
  URL.revokeObjectURL = () => undefined;
  let isDown = false;
  const respond = () =>
    isDown
      ? ('network-error' as const)
      : { body: { name: 'alisio-7K2M9XQ4TD.pdf', type: 'application/pdf', content: btoa('%PDF-1.7') } };
  const { user, api } = renderPage(confirm, {
    ...options,
    apiHandlers: [{ method: 'POST', path: DOCUMENT, respond }],
  });
  await user.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['alisio-7K2M9XQ4TD.pdf']));
  expect(api.callsTo(DOCUMENT)[0]?.body).toEqual({
    key: { referenceId: '7K2M9XQ4TD', email: 'lucia@ejemplo.test' },
    document: 'pdf',
  });
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Añadir al calendario' }));
  expect((await screen.findAllByText(/^No pudimos hacerlo ahora/)).length).toBeGreaterThan(0);
  click.mockRestore();
});

test('machines read the booking in its page, whatever a name says', () => {
  const data = { '@type': 'FlightReservation', underName: { name: '</script><b>Lucía</b>' } };
  const booking = confirmedBookingFor();
  const items = booking.items.map((item) => ({ ...item, structuredData: [data] }));
  confirmation.set({ booking: { ...booking, items } });
  const { container } = renderPage(confirm, options);
  const block = container.querySelector('script[type="application/ld+json"]');
  expect(block?.innerHTML).not.toContain('</');
  expect(JSON.parse(block?.textContent ?? '')).toEqual(data);
});

test('the mail is sent again with one press, and that is said', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  const path = '/user/booking/mail';
  const { user, api } = renderPage(confirm, {
    ...options,
    apiHandlers: [{ method: 'POST', path, body: { asked: true } }],
  });
  await user.click(screen.getByRole('button', { name: 'Reenviar correo' }));
  await screen.findByRole('button', { name: 'Correo en camino' });
  expect(api.callsTo(path)[0]?.body).toEqual({ referenceId: '7K2M9XQ4TD', email: 'lucia@ejemplo.test' });
});
