import { screen } from '@testing-library/react';
import { playCardFrame } from '../../testing/card-frame.ts';
import { fillBilling, openCheckout, payButton, section } from '../../testing/checkout-page.ts';

const billing = () => section('Facturación');
const code = () => billing().getByLabelText<HTMLInputElement>(/^Código postal/);

test('who lives where there is no postal code is told so, and is not kept from paying', async () => {
  const { user } = openCheckout();
  playCardFrame();
  fillBilling();
  await user.clear(code());
  await user.selectOptions(billing().getByLabelText('País'), 'Panamá');
  expect(billing().getByText('En Panamá no hay código postal: déjalo vacío.')).not.toBeNull();
  expect(billing().getByText('opcional', { selector: `label[for="${code().id}"] *` })).not.toBeNull();
  await user.click(payButton());
  await screen.findByRole('link', { name: 'Contacto: Correo Electrónico Inválido' });
  expect(screen.queryByRole('link', { name: /Código postal/ })).toBeNull();
});

test.each([
  ['Reino Unido', 'SW1A 1AA', 'En Reino Unido lleva letras y números.'],
  ['Argentina', '1425', 'En Argentina tiene 4 números.'],
])('a code of %s is taken as it is written there', async (country, typed, hint) => {
  const { user } = openCheckout();
  fillBilling();
  await user.selectOptions(billing().getByLabelText('País'), country);
  expect(billing().getByText(hint)).not.toBeNull();
  await user.clear(code());
  await user.type(code(), typed);
  await user.tab();
  expect(code().getAttribute('aria-invalid')).toBeNull();
});

test('a code of Colombia that is too short is told in the words of §5', async () => {
  const { user } = openCheckout();
  await user.type(code(), '1101');
  await user.tab();
  expect(await billing().findByText('Código postal inválido (5-6 dígitos)')).not.toBeNull();
});
