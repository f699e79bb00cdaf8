import { waitFor } from '@testing-library/react';
import {
  fillContact,
  fillTraveller,
  LUCIA,
  openCheckout,
  openPage,
  section,
} from '../../testing/checkout-page.ts';
import { SAVES } from '../../testing/order-api.ts';

const EXTRAS = { name: 'Comida, asistencia y más datos' };
const MARIO = { ...LUCIA, givenNames: 'Mario', gender: 'Masculino' as const };

test('whom to call is asked once: what the contact says goes for every traveller without one of their own', async () => {
  const { user, api } = openCheckout({ ADULT: 2, CHILD: 0, INFANT: 0 });
  fillContact();
  fillTraveller(1, LUCIA);
  fillTraveller(2, MARIO);
  const contact = section('Contacto');
  await user.click(contact.getByRole('button', { name: 'Contacto de emergencia y viajero frecuente' }));
  await user.type(contact.getByLabelText(/^Contacto de emergencia/), 'Ana');

  const second = section(/^Viajero 2/);
  await user.click(second.getByRole('button', EXTRAS));
  const own = second.getByLabelText<HTMLInputElement>(/^Contacto de emergencia/);
  expect(own.value).toBe('Ana');
  await user.clear(own);
  await user.type(own, 'Eva');
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  await waitFor(() =>
    expect(api.callsTo(SAVES.passengers).at(-1)?.body).toMatchObject({
      passengers: [{ emergencyContact: 'Ana' }, { emergencyContact: 'Eva' }],
    }),
  );
});

test('a traveller may have nobody to call, and a proposal opens no optional fields after a reload', async () => {
  const { user, unmount } = openCheckout({ ADULT: 2, CHILD: 0, INFANT: 0 });
  const contact = section('Contacto');
  await user.click(contact.getByRole('button', { name: 'Contacto de emergencia y viajero frecuente' }));
  await user.type(contact.getByLabelText(/^Contacto de emergencia/), 'Ana');
  const first = section(/^Viajero 1/);
  await user.click(first.getByRole('button', EXTRAS));
  await user.clear(first.getByLabelText(/^Contacto de emergencia/));
  unmount();

  openPage();
  const second = section(/^Viajero 2/).getByRole('button', EXTRAS);
  expect(second.getAttribute('aria-expanded')).toBe('false');
  await user.click(second);
  expect(section(/^Viajero 2/).getByLabelText<HTMLInputElement>(/^Contacto de emergencia/).value).toBe('Ana');
  await user.click(section(/^Viajero 1/).getByRole('button', EXTRAS));
  expect(section(/^Viajero 1/).getByLabelText<HTMLInputElement>(/^Contacto de emergencia/).value).toBe('');
});
