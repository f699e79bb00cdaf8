import { asVisitor } from '@alisio/platform/testing';
import { contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { act, screen, within } from '@testing-library/react';
import { fillContact, openCheckout, payButton, section } from '../testing/checkout-page.ts';
import { FAMILY } from '../testing/flight-offer.ts';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const order = () => within(screen.getByRole('complementary', { name: 'Tu viaje' }));

/** Every number of the breakdown as units: `COP 8.500.000` is 8500000. */
const units = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''));

test.each([
  ['COP', 'COP 8.491.200'],
  ['EUR', '€ 1.910,52'],
])('in %s the lines of the breakdown add up to the total, and what is charged is said', (currency, shown) => {
  asVisitor({ currency });
  openCheckout(FAMILY);
  const lines = order()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  const [adults, child, infant] = lines.map(units);
  const total = order().getByText('Total').parentElement;
  expect(units(total?.textContent)).toBe((adults ?? 0) + (child ?? 0) + (infant ?? 0));
  expect(plain(total?.textContent)).toBe(`Total${shown}`);
  expect(units(plain(order().getByText(/^2 adultos, /).textContent)?.replace('2 adultos', ''))).toBe(
    (adults ?? 0) / 2,
  );
  expect(plain(order().getByText(/^Se te cobrarán/).textContent)).toBe(
    'Se te cobrarán US$ 2.122,80 (dólares estadounidenses)',
  );
});

test('the button that pays says what is charged, with what that is in the visitor’s currency', () => {
  asVisitor({ currency: 'COP' });
  openCheckout(FAMILY);
  expect(plain(payButton().textContent)).toBe('Pagar US$ 2.122,80');
  const card = section('Pago');
  expect(plain(card.getByText(/^Se te cobrarán/).textContent)).toMatch(
    /^Se te cobrarán US\$ 2\.122,80 en dólares estadounidenses\..* Al cambio del 20 nov son COP 8\.491\.200\.$/,
  );
});

test('a change of currency keeps what was typed', () => {
  asVisitor({ currency: 'COP' });
  openCheckout();
  fillContact();
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'USD' })));
  expect(screen.getByDisplayValue('lucia@ejemplo.test')).not.toBeNull();
  expect(order().queryByText(/^Se te cobrarán/)).toBeNull();
  expect(plain(order().getByText('Total').parentElement?.textContent)).toContain('US$ 742,30');
});

test('the fee of a change is told in the visitor’s currency', () => {
  asVisitor({ currency: 'COP' });
  openCheckout();
  expect(order().getByText(/Cambios desde COP\s360\.000 por persona/)).not.toBeNull();
});

test('the line of the country stands beside the order, with whether somebody answers', () => {
  contactsCache.set((cache) => ({ ...cache, contactNumber: '+52 55 0000 0000' }));
  openCheckout();
  const call = order().getByRole('link', { name: /^Llamar: \+52/ });
  expect(call.getAttribute('href')).toBe('tel:+525500000000');
  expect(order().getByText(/^(Abierto ahora, hasta las 10|Cerrado ahora. Abre a las 8)/)).not.toBeNull();
});
