import { onDay, problemAnswer } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showPackage } from '../testing/package-pages.ts';
import { confirmed, flightFor, onePackage, packagePath } from '../testing/packages.ts';

onDay('2026-11-25');

const open = (options: Parameters<typeof showPackage>[0] = {}) =>
  showPackage({ apiHandlers: onePackage, ...options });
const total = () => screen.findByRole('region', { name: 'Un solo total' });

test('a package is told part by part, at one total beside what the same costs apart, and where the saving comes from', async () => {
  const { container } = open();
  const sum = within(await total());
  const rows = sum.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    'JuntosPor separado',
    'Vuelo, 2 adultosUS$ 272,00US$ 272,00',
    'Hotel, 4 nochesUS$ 615,60US$ 684,00',
  ]);
  expect(sum.getByText('Juntos cuestan US$ 68,40 menos')).toBeTruthy();
  expect(sum.getByText(/Todo el ahorro viene del hotel; el vuelo cuesta lo mismo\./)).toBeTruthy();
  expect(sum.getByText(/el vuelo a US\$ 272,00 o el hotel a US\$ 684,00/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Tu paquete a Cartagena' })).toBeTruthy();
  expect(screen.getByText('Avianca')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Casa del Aljibe' })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('each part has its own way to another one, which keeps the others in its address', async () => {
  open({ path: packagePath('detalle', { plans: 'double.breakfast.non-refundable' }) });
  await total();
  const href = (name: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://a');
  const flight = href('Cambiar vuelo');
  expect([flight.pathname, flight.searchParams.get('plans'), flight.searchParams.get('hotel')]).toEqual([
    '/paquetes/vuelos',
    'double.breakfast.non-refundable',
    '2713a-3',
  ]);
  const hotel = href('Cambiar hotel');
  expect([hotel.pathname, hotel.searchParams.get('flight')]).toEqual([
    '/paquetes/result',
    flightFor(27_200, 27_200).offer.id,
  ]);
});

test('another room is chosen by what it costs more, and is what the total counts', async () => {
  open({ path: `${packagePath('detalle')}&change=rooms` });
  await total();
  const rooms = await screen.findByRole('region', { name: 'Habitaciones y tarifas' });
  within(rooms)
    .getByRole('link', { name: 'Elegir Habitación doble, Desayuno incluido: + US$\u00a084,40' })
    .click();
  await waitFor(async () => expect(within(await total()).getByText('US$ 700,00')).toBeTruthy());
});

test('both parts are confirmed at once and go into one cart', async () => {
  open({ apiHandlers: [...onePackage, confirmed(27_200, 61_560)] });
  within(await total())
    .getByRole('button', { name: 'Continuar' })
    .click();
  await waitFor(() =>
    expect(cart.get().items.map(({ product, total: { amount } }) => [product, amount])).toEqual([
      ['flight', 27_200],
      ['hotel', 61_560],
    ]),
  );
});

test('another price is told before anything is in the cart, and can be taken', async () => {
  open({ apiHandlers: [...onePackage, confirmed(28_000, 61_560)] });
  within(await total())
    .getByRole('button', { name: 'Continuar' })
    .click();
  expect(await screen.findByText(/Costaba US\$ 887,60 y ahora cuesta US\$ 895,60/)).toBeTruthy();
  expect(cart.get().items).toEqual([]);
  screen.getByRole('button', { name: 'Seguir con este precio' }).click();
  await waitFor(() => expect(cart.get().items).toHaveLength(2));
});

test('a hotel that is full by now is told, and others are offered with the same flight', async () => {
  const gone = problemAnswer('POST', '/package-choices', 'seats-gone');
  const { user, address } = open({ apiHandlers: [...onePackage, gone] });
  within(await total())
    .getByRole('button', { name: 'Continuar' })
    .click();
  const alert = (await screen.findByText('Este hotel ya no tiene esa habitación')).closest('[role]');
  expect(alert?.textContent).toContain('No se cobró nada. El vuelo sigue elegido');
  expect(document.activeElement).toBe(alert);
  expect(cart.get().items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cambiar hotel' }));
  expect(address()).toMatch(/^\/paquetes\/result\?.*flight=/);
});

test('a flight that is full by now leads to the others with the same hotel', async () => {
  const errors = [{ path: 'flight', code: 'seats-gone' }];
  const gone = problemAnswer('POST', '/package-choices', 'seats-gone', { errors });
  const { user, address } = open({ apiHandlers: [...onePackage, gone] });
  await user.click(within(await total()).getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar vuelo' }));
  expect(address()).toMatch(/^\/paquetes\/vuelos\?.*hotel=2713a-3/);
});

test('where nobody answered, the same is confirmed once more', async () => {
  const { user, api } = open({
    apiHandlers: [...onePackage, problemAnswer('POST', '/package-choices', 'unavailable')],
  });
  await user.click(within(await total()).getByRole('button', { name: 'Continuar' }));
  const again = await screen.findByRole('button', { name: 'Intentar otra vez' });
  api.use(confirmed(27_200, 61_560));
  await user.click(again);
  await waitFor(() => expect(cart.get().items).toHaveLength(2));
});
