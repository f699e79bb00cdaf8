import { onDay } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showTour } from '../testing/tour-pages.ts';
import { confirmedTour, departure, placesGone, withDepartures } from '../testing/tours.ts';

onDay('2026-11-25');

/** Nobody comes near what is below the first view. */
class NeverNear implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: NeverNear }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const PATH = '/turs/peru/cusco-en-tres-dias';
const open = (options: Parameters<typeof showTour>[0] = {}) =>
  showTour({ apiHandlers: withDepartures(), ...options });
const total = () => screen.findByRole('region', { name: 'Tu salida' });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const row = (name: RegExp) => screen.getByRole('radio', { name });

test('a tour is told day by day, each leg with its hours and distance, each night with its height', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cusco en tres días' })).toBeTruthy();
  const days = textOf(screen.getByRole('region', { name: 'Día por día' }));
  expect(days).toContain('Punto de encuentro: Cusco, 12:00.');
  expect(days).toContain('Cusco – Ollantaytambo: 1 h 55 por carretera, 76 km');
  expect(days).toContain('Duermes en Ollantaytambo, 2.792 m');
  expect(days).toContain('Sin comidas incluidas');
  expect(days).toContain('Desayuno y almuerzo');
  expect(document.title).toBe('Cusco en tres días, Perú');
  expect(await violations(container)).toEqual([]);
});

test('departures tell their places, and whether they leave; a full one cannot be chosen', async () => {
  open();
  await total();
  expect(row(/^vie\s5\sfeb.*Completa/)).toHaveProperty('disabled', true);
  expect(row(/^vie\s12\sfeb.*Salida garantizada.*Quedan 6 de 14/)).toHaveProperty('checked', true);
  const march = screen.getByRole('link', { name: 'marzo 2027' });
  expect(march.getAttribute('href')).toContain('date=2027-03-12');
});

test('what it comes to: the whole, what is charged now and later, and until when all comes back', async () => {
  open();
  const said = textOf(await total());
  expect(said).toContain('Habitación doble, una cama, 2 personas');
  expect(said).toContain('US$ 1.040,00');
  expect(said).toContain('Hoy se cobran US$ 312,00. El resto, US$ 728,00');
  expect(said).toContain('Cancelas gratis hasta el 12 ene');
  expect(said).toContain('Desde el 13 ene se cobran US$ 520,00');
  expect(said).toContain('Desde el 29 ene no se devuelve nada');
  // A line to scale, of which the stretches are as long as their days.
  const line = [...document.querySelectorAll('[data-kind]')];
  expect(line.map((stretch) => getComputedStyle(stretch).flexGrow)).toEqual(['49', '16', '14']);
});

test('a departure that is guaranteed already is not said to be called off', async () => {
  open();
  await total();
  expect(await screen.findByText(/ya está garantizada\.$/)).toBeTruthy();
});

test('a child who comes along: its age is asked for before anything is reserved', async () => {
  const { user, address } = open();
  await total();
  await user.click(screen.getByRole('button', { name: 'Agregar un niño' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?adults=2&ages=x`));
  expect(await screen.findByText('Falta elegir la edad de los niños.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reservar' }).getAttribute('aria-disabled')).toBe('true');
});

test('two with a child: with its age told the rooms are theirs, and the price adds up', async () => {
  const { user, address } = open({ path: `${PATH}?adults=2&ages=x` });
  await total();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Edad del niño 1' }), '8');
  await waitFor(() => expect(address()).toBe(`${PATH}?adults=2&ages=8`));
  const said = textOf(await total());
  expect(said).toContain('Habitación triple, 2 personas');
  expect(said).toContain('1 niño');
  expect(said).toContain('US$ 1.370,00');
  await user.click(screen.getByRole('radio', { name: /doble, una cama y 1 habitación individual/ }));
  await waitFor(() => expect(address()).toContain('rooms=double_single'));
  expect(await screen.findByText(/^Hoy se cobran US\$.471,00/)).toBeTruthy();
});

test('a departure with fewer places than people says so in its place, and is not reserved', async () => {
  open({ path: `${PATH}?date=2027-03-12` });
  const card = await total();
  expect(within(card).getByText('En esta salida queda 1 lugar y son 2. Elige otra fecha.')).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Reservar' }).getAttribute('aria-disabled')).toBe('true');
});

test('a day that is not sold: the page says which one it shows', async () => {
  open({ path: `${PATH}?date=2027-02-13` });
  expect(await screen.findByText('Esa salida ya no se vende')).toBeTruthy();
});

test('reserving takes what was chosen to the checkout, all paid now', async () => {
  const { user, address, api } = open({ apiHandlers: [...withDepartures(), confirmedTour()] });
  await total();
  await user.click(screen.getByRole('radio', { name: /^Todo ahora/ }));
  await waitFor(() => expect(address()).toContain('pay=all'));
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(address()).toBe('/turs/booking/summary'));
  expect(cart.get().items).toMatchObject([{ product: 'tour', title: 'Cusco en tres días' }]);
  const choose = api.calls.find(({ path }) => path.endsWith('/choose'));
  expect(choose?.body).toEqual({
    key: 'key-2027-02-12',
    adults: 2,
    childAges: [],
    rooms: ['double'],
    pay: 'all',
  });
});

test('a price that changed is told with both, and nothing is in the cart before it is agreed to', async () => {
  const { user, address } = open({ apiHandlers: [...withDepartures(), confirmedTour(100_000)] });
  await total();
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  expect(await screen.findByText('El precio subió')).toBeTruthy();
  expect(cart.get().items).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Seguir por US\$.1\.040,00$/ }));
  await waitFor(() => expect(address()).toBe('/turs/booking/summary'));
});

test('places that were sold meanwhile: what is left is asked for anew', async () => {
  const { user, api } = open({ apiHandlers: [...withDepartures(), placesGone] });
  await total();
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  expect(await screen.findByText('Los lugares de esta salida se acaban de vender')).toBeTruthy();
  api.use(...withDepartures([]));
  await user.click(screen.getByRole('button', { name: 'Ver las que quedan' }));
  expect(await screen.findByText('No quedan salidas con lugar')).toBeTruthy();
});

test('prices that are asked for anew and differ are told with both, until something else is chosen', async () => {
  const { user, api } = open({ apiHandlers: [...withDepartures(), placesGone] });
  await total();
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  const dearer = departure('2027-02-12', {
    rooms: [
      { kind: 'double', each: 55_000 },
      { kind: 'single', each: 70_000 },
    ],
  });
  api.use(...withDepartures([dearer]));
  await user.click(await screen.findByRole('button', { name: 'Ver las que quedan' }));
  expect(await screen.findByText('El precio subió')).toBeTruthy();
  expect(textOf(document.body)).toMatch(/Antes.*1\.040,00.*Ahora.*1\.100,00/);
  await user.click(screen.getByRole('radio', { name: /2 habitaciones individuales/ }));
  await waitFor(() => expect(screen.queryByText('El precio subió')).toBeNull());
});
