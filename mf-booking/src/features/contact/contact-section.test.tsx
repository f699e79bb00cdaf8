import { screen } from '@testing-library/react';
import { openCheckout, section } from '../../testing/checkout-page.ts';

const contact = () => section('Contacto');
const country = () => contact().getByLabelText<HTMLSelectElement>('País del teléfono');
const phone = () => contact().getByLabelText<HTMLInputElement>('Teléfono');

test('a phone pasted with its dial code brings its country along', async () => {
  const { user } = openCheckout();
  await screen.findByLabelText('País del teléfono');
  await user.click(phone());
  await user.paste('+34 612 34 56 78');
  expect(country().selectedOptions[0]?.text).toBe('España (+34)');
  expect(phone().value.replace(/\D/g, '')).toBe('612345678');
});

test('a phone grouped by hand stays as it was typed', async () => {
  const { user } = openCheckout();
  await screen.findByLabelText('País del teléfono');
  await user.type(phone(), '300 123 45 67');
  await user.tab();
  expect(phone().value).toBe('300 123 45 67');
});
