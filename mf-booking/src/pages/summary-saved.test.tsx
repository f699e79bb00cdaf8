import { checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { waitFor } from '@testing-library/react';
import { fillBilling, fillContact, openCheckout, openPage, section } from '../testing/checkout-page.ts';
import { hear } from '../testing/logged.ts';
import { SAVES } from '../testing/order-api.ts';

// Its failures are told in the log too.
hear('warn');

/** Contact and billing are saved, and the page is begun anew. */
async function savedAndReloaded() {
  const { user, unmount } = openCheckout();
  fillContact();
  fillBilling();
  await user.click(section('Contacto').getByLabelText('Correo electrónico'));
  await section('Facturación').findByText('Guardado');
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await section('Contacto').findByText('Guardado');
  unmount();
}

test('after a reload what was saved says so at once, and goes out once more without a word', async () => {
  await savedAndReloaded();
  const { user, api } = openPage();
  expect(section('Contacto').getByText('Guardado')).not.toBeNull();
  expect(section('Facturación').getByText('Guardado')).not.toBeNull();
  await user.click(section('Contacto').getByLabelText('Correo electrónico'));
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await waitFor(() => expect(api.callsTo(SAVES.customer)).toHaveLength(1));
  expect(section('Contacto').getByText('Guardado')).not.toBeNull();
});

test('what was changed before the reload is not saved yet, and one that fails says so', async () => {
  await savedAndReloaded();
  checkoutDraft.set((draft) => ({ ...draft, contact: { ...draft.contact, email: 'otra@ejemplo.test' } }));
  const { user } = openPage([{ method: 'POST', path: SAVES.billing, respond: () => 'network-error' }]);
  expect(section('Contacto').getByText('Aún sin guardar')).not.toBeNull();
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await user.click(section('Contacto').getByLabelText('Correo electrónico'));
  await section('Facturación').findByText('Aún sin guardar');
});
