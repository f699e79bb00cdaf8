import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { screen, within } from '@testing-library/react';
import { openComplete, payButton, section } from '../testing/checkout-page.ts';
import { ALONE, flightOfferFor } from '../testing/flight-offer.ts';
import { PAY } from '../testing/order-api.ts';

const VALIDATE = '/air/flight-offer/validate';
const refused = problemAnswer('POST', PAY, 'price-changed');

/** The flight as it is sold when the card is to be charged. */
function nowAt(amount: number): ApiHandler {
  const { price } = flightOfferFor(ALONE);
  const offer = flightOfferFor(ALONE, { price: { ...price, intTotal: { amount, currency: 'USD' } } });
  for (const one of offer.travelerPricings) one.price.intTotal = { amount, currency: 'USD' };
  return { method: 'POST', path: VALIDATE, body: { data: [offer] } };
}

test('a price that changed when the card was to be charged is shown beside the one before, and charged once it is agreed to', async () => {
  const { user, api } = openComplete([refused, nowAt(80_000)]);
  await user.click(payButton());
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/Costaba US\$\s742,30 y ahora cuesta US\$\s800,00/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section('Contacto').getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  expect(api.callsTo(PAY)).toHaveLength(1);
  expect(cart.get().items[0]?.total.amount).toBe(74_230);
  await user.click(screen.getByRole('button', { name: /^Seguir por US\$\s800,00/ }));
  expect(payButton().textContent).toMatch(/800,00/);
  expect(api.callsTo(PAY)).toHaveLength(1);
});

test('seats that are gone by then are told, with the ways on', async () => {
  const gone = problemAnswer('POST', PAY, 'seats-gone');
  const { user } = openComplete([gone, problemAnswer('POST', VALIDATE, 'seats-gone')]);
  await user.click(payButton());
  expect(await screen.findByText('Se vendieron los últimos asientos de este vuelo')).not.toBeNull();
  expect(screen.getByText(/^No te cobramos nada\. Elige otro vuelo/)).not.toBeNull();
});

test('a price that is the same after all is said, and that it is to be paid again', async () => {
  const { user } = openComplete([refused, nowAt(74_230)]);
  await user.click(payButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'No se pudo completar el pago' }));
  expect(dialog.getByText(/sigue igual/)).not.toBeNull();
});
