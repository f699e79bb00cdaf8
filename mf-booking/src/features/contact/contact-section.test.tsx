import { asVisitor, renderPage } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { useSection } from '../../forms/use-section.ts';
import { fillContact, openCheckout, section, texts } from '../../testing/checkout-page.ts';
import { SAVES } from '../../testing/order-api.ts';
import { BUYER_ASKS, type BuyerAsk, ContactSection } from './index.ts';

const contact = () => section('Contacto');
const country = () => contact().getByLabelText<HTMLSelectElement>('Código de país');
const phone = () => contact().getByLabelText<HTMLInputElement>('Teléfono');

test('a phone pasted with its dial code brings its country along', async () => {
  const { user } = openCheckout();
  await user.click(phone());
  await user.paste('+34 612 34 56 78');
  expect(country().selectedOptions[0]?.text).toBe('España (+34)');
  expect(phone().value.replace(/\D/g, '')).toBe('612345678');
});

test('a phone grouped by hand stays as it was typed', async () => {
  const { user } = openCheckout();
  await user.type(phone(), '300 123 45 67');
  await user.tab();
  expect(phone().value).toBe('300 123 45 67');
});

test('the phone’s country is the visitor’s, where the trip begins only while nobody knows', () => {
  const { unmount } = openCheckout();
  expect(country().value).toBe('CO');
  unmount();
  asVisitor({ country: 'US' });
  openCheckout();
  expect(country().value).toBe('US');
});

test.each(['123456789', '123456789012345'])(
  '%s is taken in Colombia: nine to fifteen digits (§5)',
  async (digits) => {
    const { user } = openCheckout();
    await user.type(phone(), digits);
    await user.tab();
    expect(await screen.findByText('¿Es correcto? No parece un número de ese país.')).not.toBeNull();
    expect(screen.queryByText('Número de contacto inválido (9-15 dígitos)')).toBeNull();
  },
);

test.each([
  ['lucía@ejemplo.test', true],
  ['lucia@ejemplo.test', false],
])('%s is taken; whether it has an accent is asked: %s', async (typed, isAsked) => {
  const { user } = openCheckout();
  const email = contact().getByLabelText<HTMLInputElement>('Correo electrónico');
  await user.type(email, typed);
  await user.tab();
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
  expect(contact().queryByText('¿Tu correo lleva tilde o ñ? Casi ninguno.') !== null).toBe(isAsked);
});

test('30000000 is refused in Colombia, whatever its numbering plan has', async () => {
  const { user } = openCheckout();
  await user.type(phone(), '30000000');
  await user.tab();
  expect(await screen.findByText('Número de contacto inválido (9-15 dígitos)')).not.toBeNull();
});

test('whom to call and a frequent flyer number can be left, and go with the customer', async () => {
  const { user, api } = openCheckout();
  fillContact();
  await user.click(contact().getByRole('button', { name: 'Contacto de emergencia y viajero frecuente' }));
  await user.type(contact().getByLabelText(/^Contacto de emergencia/), 'Ana, 301 000 0000');
  await user.type(contact().getByLabelText(/^Tu número de viajero frecuente/), 'LM 12345');
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await contact().findByText('Guardado');
  expect(api.callsTo(SAVES.customer).at(-1)?.body).toMatchObject({
    customerDetails: { emergencyContact: 'Ana, 301 000 0000', frequentFlyerNumber: 'LM 12345' },
  });
});

function Asking({ asks }: { asks: readonly BuyerAsk[] }) {
  const nothing = { change: () => undefined, leave: () => undefined };
  const form = useSection({ form: nothing, path: 'contact', fields: {}, shown: {} });
  const hints = { email: '', phone: '' };
  return <ContactSection form={form} state={null} onLeave={() => undefined} asks={asks} hints={hints} />;
}

test.each<[string, readonly BuyerAsk[]]>([
  ['Más datos', ['emergencyContact']],
  ['Más datos', ['frequentFlyerNumber']],
  ['Contacto de emergencia y viajero frecuente', BUYER_ASKS],
])('“%s” is what the rest is called where the products ask %j', (title, asks) => {
  renderPage({ default: () => <Asking asks={asks} /> }, { texts });
  expect(contact().getByRole('button', { name: title })).not.toBeNull();
});
