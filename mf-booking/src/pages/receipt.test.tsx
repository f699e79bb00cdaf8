import { renderPage } from '@alisio/platform/testing';
import { confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { bookedFlightFor, confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';
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

test('who has no booking at hand is sent to the look-up', async () => {
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/user/my-journey'));
});
