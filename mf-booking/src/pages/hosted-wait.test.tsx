import { type ApiHandler, problemAnswer } from '@alisio/platform/testing';
import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { CART_ID } from '../testing/bookings.ts';
import { chooseFlight, openComplete, openPage, section } from '../testing/checkout-page.ts';
import { orderAt, PAY } from '../testing/order-api.ts';

const PAGE = 'https://pay.test/pay/abc';
const CALL_OFF = '/user/session/payment-direction/call-off';
const UNTIL = '2027-01-05T15:30:00Z';
const VOUCHER = { reference: '0123456789' };
const waits = (more: object = {}): ApiHandler => ({
  method: 'POST',
  path: PAY,
  body: { status: 'pending', hosted: { url: PAGE, until: UNTIL, ...more } },
});
const calledOff = (isOver: boolean, more: object = {}): ApiHandler => ({
  method: 'POST',
  path: CALL_OFF,
  body: { isOver, ...more },
});

/** The tab of somebody who went to the provider's page and came back. */
function openBack(...handlers: ApiHandler[]) {
  chooseFlight();
  const payment = { cartId: CART_ID, orderId: 'order-1', transactionId: 'tx-page', page: PAGE };
  checkoutDraft.set((draft) => ({ ...draft, contact: { email: 'lucia@ejemplo.test' }, payment }));
  const waiting = orderAt('pending', { transactionId: 'tx-page', hosted: { url: PAGE, until: UNTIL } });
  return openPage([...handlers, waiting]);
}
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a voucher says what it is for, how much, until when and its number, and that the page may be closed', async () => {
  openBack(waits({ voucher: VOUCHER }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu comprobante está listo' })).toBeTruthy();
  expect(await fact('Viaje')).toBe('Bogotá a Miami');
  expect(plain(await fact('Importe'))).toBe('US$ 742,30');
  expect(await fact('Paga antes del')).toMatch(/^5\sene, /);
  expect(await fact('Comprobante')).toBe('01234 56789');
  expect(screen.getByRole('link', { name: 'Ver mi comprobante' }).getAttribute('href')).toBe(PAGE);
  expect(screen.getByText(/Puedes cerrar esta página.*lucia@ejemplo\.test/)).toBeTruthy();
});

test('a page that can be paid says how to come back to it, and promises no e-mail before', async () => {
  openBack(waits());
  expect(await screen.findByText(/volver desde Mis viajes en este dispositivo/)).toBeTruthy();
  expect(screen.queryByText(/Puedes cerrar esta página/)).toBeNull();
});

test('a voucher is called off after a question that says it is void then; the other way stays chosen, with the focus', async () => {
  const { user, api } = openBack(waits({ voucher: VOUCHER }), calledOff(true, { notMade: true }));
  await user.click(await screen.findByRole('button', { name: 'Pagar de otra forma' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Anular este comprobante?' }));
  expect(dialog.getByText(/Deja de valer enseguida/)).toBeTruthy();
  expect(api.callsTo(CALL_OFF)).toEqual([]);
  await user.click(
    dialog.getAllByRole('button', { name: 'Conservar el comprobante' }).at(-1) ?? document.body,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(CALL_OFF)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Pagar de otra forma' }));
  const asked = api.callsTo(PAY).length;
  await user.click(await screen.findByRole('button', { name: 'Anular y pagar de otra forma' }));
  const other = await screen.findByRole('radio', { name: 'De otra forma, en la página segura' });
  expect(other).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(other));
  expect(screen.queryByRole('dialog')).toBeNull();
  const said = section('Pago').getByRole('status');
  expect(said.textContent).toBe(
    'Tu comprobante quedó anuladoNo se cobró nada y tus datos siguen aquí. Elige cómo pagar.',
  );
  // With the focus, and not only aloud: the question that it stands over says it too.
  expect(screen.getByRole('group', { name: '¿Cómo quieres pagar?' }).getAttribute('aria-describedby')).toBe(
    said.id,
  );
  // Nothing is asked for that could only be answered as a failure.
  expect(api.callsTo(PAY)).toHaveLength(asked);
});

test('an API of before does not say whether it was made: that is asked', async () => {
  const { user, api } = openBack(waits({ voucher: VOUCHER }), calledOff(true));
  await user.click(await screen.findByRole('button', { name: 'Pagar de otra forma' }));
  api.use(problemAnswer('POST', PAY, 'payment-not-made'));
  await user.click(await screen.findByRole('button', { name: 'Anular y pagar de otra forma' }));
  expect(await screen.findByText('Tu comprobante quedó anulado')).toBeTruthy();
});

test('a voucher that cannot be called off now still waits, and that is said', async () => {
  const { user } = openBack(waits({ voucher: VOUCHER }), calledOff(false));
  await user.click(await screen.findByRole('button', { name: 'Pagar de otra forma' }));
  await user.click(await screen.findByRole('button', { name: 'Anular y pagar de otra forma' }));
  expect(await screen.findByText(/No pudimos cancelar ese pago todavía/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mi comprobante' })).toBeTruthy();
});

test('a card that is declined offers another means, in the dialog and beside the card', async () => {
  const declined = problemAnswer('POST', PAY, 'payment-declined', { reason: 'do-not-honor' });
  const { user } = openComplete([declined]);
  await user.click(screen.getByRole('button', { name: /^Pagar US/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'No se pudo completar el pago' }));
  await user.click(dialog.getByRole('button', { name: 'Pagar de otra forma' }));
  const other = section('Pago').getByRole('radio', { name: 'De otra forma, en la página segura' });
  await waitFor(() => expect(document.activeElement).toBe(other));
  expect(other).toHaveProperty('checked', true);
  // What is chosen now has not failed: only with the card again the other means is offered again.
  const note = within(section('Pago').getByRole('note'));
  expect(note.queryByRole('button')).toBeNull();
  await user.click(section('Pago').getByRole('radio', { name: 'Aquí, con tarjeta' }));
  await user.click(note.getByRole('button', { name: 'Pagar de otra forma' }));
  expect(other).toHaveProperty('checked', true);
});

test('what was lacking is no matter of the card: no other means is offered', async () => {
  const { user } = openComplete([problemAnswer('POST', PAY, 'order-incomplete')]);
  await user.click(screen.getByRole('button', { name: /^Pagar US/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'No se pudo completar el pago' }));
  expect(dialog.queryByRole('button', { name: 'Pagar de otra forma' })).toBeNull();
});

test('who pays without a card is asked for no holder of one, and the bar at the bottom says where it leads', async () => {
  const { user } = openComplete();
  const billing = section('Facturación');
  expect(billing.getByLabelText('Nombre del titular de la tarjeta')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: 'De otra forma, en la página segura' }));
  expect(billing.getByLabelText('Nombre de quien paga')).toHaveProperty('value', 'Lucía Rivera');
  expect(billing.getByLabelText('Quien paga no viaja')).toBeTruthy();
  expect(screen.queryByLabelText(/titular/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Ir a pagar' })).toBeTruthy();
});
