import { renderPage } from '@alisio/platform/testing';
import { confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { keepBooking } from '../features/card-payment/index.ts';
import { bookedFlightFor, CART_ID, confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';
import * as confirm from './confirm.tsx';
import * as billingSummary from './receipt.tsx';

const path = '/booking/BillingSummary';
const open = () => renderPage(billingSummary, { path, route: path, texts });

afterEach(() => {
  confirmation.reset();
  foundBooking.reset();
});

/** No-break spaces as spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

test('what was paid, with taxes and bags, adds up; by whom, with which card, and when', () => {
  const flight = bookedFlightFor([{ journeyType: 'onward', quantity: 2, amount: 9000, currency: 'USD' }]);
  const total = { amount: flight.total.amount + 9000, currency: 'USD' };
  const booking = confirmedBookingFor({ items: [{ ...flight, total }], totalAmountPaid: total });
  confirmation.set({ booking });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Resumen de facturación' })).not.toBeNull();
  expect(screen.getByText(/Referencia 7K2M9-XQ4TD/)).not.toBeNull();
  expect(screen.getByText(/^Pagado el .*21 de noviembre/)).not.toBeNull();
  const region = (name: string) => screen.getByRole('region', { name });
  const rows = [...region('Qué se pagó').querySelectorAll('dl > div')].map((row) => plain(row.textContent));
  const amounts = rows.map((row) =>
    Number(
      /([\d.]+),(\d\d)$/
        .exec(row ?? '')
        ?.slice(1)
        .join('')
        .replace('.', ''),
    ),
  );
  expect(rows.map((row) => row?.split('US$')[0])).toEqual([
    'Tarifas',
    'Impuestos y cargos',
    '2 maletas extra de ida',
  ]);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total.amount);
  const payment = within(region('Cómo se pagó'));
  expect(payment.getByText('Visa terminada en 4242')).not.toBeNull();
  expect(payment.getByText(/tx-1/)).not.toBeNull();
  expect(within(region('Facturado a')).getByText('Bogotá, Cundinamarca 110111')).not.toBeNull();
});

test('it is of the booking that was looked up last, and leads back to it', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  const booking = confirmedBookingFor({ referenceId: 'ANOTHER000' });
  foundBooking.set({ booking });
  const { user, address } = open();
  expect(screen.getByText(/ANOTH-ER000/)).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ver la reserva' }));
  expect(address()).toBe('/user/my-journey/booking-detail');
  expect(foundBooking.get().booking).toEqual(booking);
});

test('it is of the booking that it was opened from, whatever was looked up before', async () => {
  confirmation.set({ booking: confirmedBookingFor() });
  foundBooking.set({ booking: confirmedBookingFor({ referenceId: 'ANOTHER000' }) });
  const shown = renderPage(confirm, { path: '/booking/confirm', route: '/booking/confirm', texts });
  await shown.user.click(screen.getByRole('link', { name: 'Ver el resumen de facturación' }));
  expect(shown.address()).toBe(path);
  shown.unmount();
  open();
  expect(screen.getByText(/7K2M9-XQ4TD/)).not.toBeNull();
});

test('what was just paid is at hand, whatever was looked up before', () => {
  foundBooking.set({ booking: confirmedBookingFor({ referenceId: 'ANOTHER000' }) });
  keepBooking({ booking: confirmedBookingFor(), cartId: CART_ID, isOurs: false });
  open();
  expect(screen.getByText(/7K2M9-XQ4TD/)).not.toBeNull();
});

test('it was paid on the day that the reader had, which it tells with its year', () => {
  // As in Bogotá, where the new year has not begun.
  const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
  confirmation.set({ booking: confirmedBookingFor({ bookedAt: '2027-01-01T03:30:00.000Z' }) });
  open();
  expect(screen.getByText(/^Pagado el .*31 de diciembre de 2026/)).not.toBeNull();
  zone.mockRestore();
});

test.each([
  ['bank', 'Pagado desde tu banco, transacción tx-9', 'Medio de pago Cuenta en tu banco'],
  [
    'voucher',
    'Pagado en efectivo con tu comprobante, transacción tx-9',
    'Medio de pago Efectivo, con comprobante',
  ],
  [
    'card',
    'Pagado con tarjeta en la página segura, transacción tx-9',
    'Medio de pago Tarjeta, en la página segura',
  ],
] as const)('what was paid without a card of ours (%s) is told in whole words', (means, told, row) => {
  const total = confirmedBookingFor().totalAmountPaid;
  const paymentInformation = { transactions: [], onPage: [{ ...total, transactionId: 'tx-9', means }] };
  confirmation.set({ booking: confirmedBookingFor({ paymentInformation }) });
  const shown = renderPage(confirm, { path: '/booking/confirm', route: '/booking/confirm', texts });
  expect(screen.getByText(told)).not.toBeNull();
  shown.unmount();
  open();
  const method = screen.getByRole('region', { name: 'Cómo se pagó' });
  const [first] = method.querySelectorAll('dl > div');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent).join(' ')).toBe(row);
});

test('who has no booking at hand is sent to the look-up', async () => {
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/user/my-journey'));
});
