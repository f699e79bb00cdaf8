import { type ApiHandler, onDay } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import {
  CODE,
  confirmedStay,
  hotelPath,
  hotelRoom,
  ratePlan,
  roomGone,
  twoRooms,
  unknownHotel,
  withRooms,
} from '../testing/hotel-page.ts';
import { showHotel } from '../testing/show.ts';

onDay('2026-11-25');

/** Nobody comes near what is below the first view. */
class NeverNear implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: NeverNear }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const open = (options: Parameters<typeof showHotel>[0] = {}) =>
  showHotel({ path: hotelPath(), apiHandlers: withRooms(), ...options });

const silent: ApiHandler = { method: 'GET', path: '/hotels/{code}', respond: () => 'network-error' };
const BOTH = '&pick=balcony~breakfast~free-cancellation&pick=balcony~breakfast~free-cancellation';
const total = () => screen.getByRole('region', { name: 'Tu estancia' });
const rates = (room: string) => screen.getByRole('list', { name: `Tarifas de ${room}` });
const reserve = () => within(total()).getByRole('button', { name: 'Reservar' });

test('a hotel is told with its rooms, what they cost in all, until when they can be given back, and its rules', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa del Aljibe' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Elige tus 2 habitaciones' })).toBeTruthy();
  const doubles = within(rates('Cuarto Aljibe'));
  expect(doubles.getByText('Cancelas gratis hasta el 4 dic, 12 p. m., hora del hotel')).toBeTruthy();
  expect(doubles.getByText('Sin reembolso desde hoy')).toBeTruthy();
  const choose = doubles.getByRole('link', {
    name: 'Elegir Cuarto Aljibe, Desayuno incluido, US$\u00a0476,00',
  });
  expect(choose).toBeTruthy();
  expect(screen.getByText('US$ 50,00 en tu tarjeta al llegar; vuelven al salir.')).toBeTruthy();
  expect(screen.getByText('300 m, 4 min a pie')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('the document is called as the hotel and its town, once they are known', async () => {
  open();
  expect(document.title).toBe('El hotel y sus habitaciones');
  await screen.findByRole('heading', { level: 1, name: 'Casa del Aljibe' });
  expect(document.title).toBe('Casa del Aljibe, Cartagena');
});

test('a room says for how many it is in all, and that a baby takes a bed where the house has no cots', async () => {
  const rooms = [
    hotelRoom(1, 'double', [ratePlan('one')], {
      sleeps: { adults: 2, children: 1, all: 3, cots: false },
    }),
  ];
  open({ apiHandlers: withRooms(rooms), path: hotelPath({ rooms: '2-1' }) });
  expect(await screen.findByText('Sin cuna: un bebé ocupa una cama')).toBeTruthy();
  expect(screen.getByText('Hasta 3 personas, 2 adultos como máximo')).toBeTruthy();
});

test('a room in which a baby finds no bed is not offered', async () => {
  const rooms = [
    hotelRoom(1, 'double', [ratePlan('one')], {
      sleeps: { adults: 2, children: 1, all: 2, cots: false },
    }),
  ];
  open({ apiHandlers: withRooms(rooms), path: hotelPath({ rooms: '2-1' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa del Aljibe' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Elegir/ })).toBeNull());
});

test('each searched room is chosen for in turn, in the address; the total grows, and Back takes nothing away', async () => {
  const { user, address } = open();
  await user.click(
    await screen.findByRole('link', { name: 'Elegir Cuarto Aljibe, Desayuno incluido, US$\u00a0476,00' }),
  );
  expect(address()).toContain('pick=double%7Ebreakfast%7Efree-cancellation&pick=&slot=2');
  expect(within(total()).getByText('Falta elegir la habitación 2.')).toBeTruthy();
  expect(within(total()).getByText('Van')).toBeTruthy();
  expect(reserve().getAttribute('aria-disabled')).toBe('true');
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => /^Habitación \d, /.test(item.textContent ?? ''));
  expect(first?.textContent).toContain('Cuarto Aljibe, con desayuno');
  expect(second?.getAttribute('aria-current')).toBe('step');
  // Who reads by keyboard goes on from the head of the rooms.
  expect(document.activeElement?.textContent).toBe('Elige tus 2 habitaciones');

  await user.click(
    screen.getByRole('link', { name: 'Elegir Cuarto Balcón, Desayuno incluido, US$\u00a0607,00' }),
  );
  expect(within(total()).getByText('Hay cama para las 5 personas.')).toBeTruthy();
  expect(within(total()).getByText('1.083,00', { exact: false })).toBeTruthy();
  expect(within(total()).getByText(/US\$.1\.071,00 al reservar y US\$.12,00 en el hotel/)).toBeTruthy();
  expect(reserve().getAttribute('aria-disabled')).toBeNull();
});

test('a type of which one is left is not taken for two rooms', async () => {
  const twice = '&pick=double~breakfast~free-cancellation&pick=double~breakfast~free-cancellation';
  open({ path: hotelPath({}, twice), apiHandlers: withRooms(twoRooms(1)) });
  expect(await screen.findByText('Queda 1 con estas fechas.')).toBeTruthy();
  expect(within(total()).getByText('De Cuarto Aljibe queda 1 y la elegiste 2 veces.')).toBeTruthy();
  expect(reserve().getAttribute('aria-disabled')).toBe('true');
});

test('who comes back from the checkout is shown what is left by then, not the room that was taken meanwhile', async () => {
  let left = twoRooms();
  const rooms: ApiHandler = {
    method: 'POST',
    path: '/hotels/{code}/rooms',
    respond: () => ({ body: { data: left, meta: { expiresAt: '2026-11-25T12:15:00.000Z' } } }),
  };
  const { user, address, go } = open({
    path: hotelPath({}, BOTH),
    apiHandlers: [rooms, ...withRooms(), confirmedStay()],
  });
  await user.click(await screen.findByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(address()).toBe('/hoteles/booking/summary'));
  left = left.filter(({ roomTypeCode }) => roomTypeCode !== 'balcony');
  await go(-1);
  expect(await screen.findByRole('heading', { level: 3, name: 'Cuarto Aljibe' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Cuarto Balcón' })).toBeNull());
});

test('all rooms go into one cart, at the price that was just confirmed, and on to the checkout of hotels', async () => {
  const { user, address, api } = open({
    path: hotelPath({}, BOTH),
    apiHandlers: [...withRooms(), confirmedStay()],
  });
  await user.click(await screen.findByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(address()).toBe('/hoteles/booking/summary'));
  expect(api.callsTo(`/hotels/${CODE}/choose`)[0]?.body).toMatchObject({
    rateKeys: ['balcony1', 'balcony2'],
  });
  const [item] = cart.get().items;
  expect(item).toMatchObject({
    product: 'hotel',
    title: 'Casa del Aljibe, Cartagena',
    total: { amount: 119_000, currency: 'USD' },
    travelers: { adult: 4, child: 1, infant: 0 },
    backHref: hotelPath({}, BOTH),
  });
});

test('another price is told beside the one before, and only who agrees goes on', async () => {
  const { user, address, container } = open({
    path: hotelPath({}, BOTH),
    apiHandlers: [...withRooms(), confirmedStay(1150)],
  });
  await user.click(await screen.findByRole('button', { name: 'Reservar' }));
  expect(await screen.findByText('El precio subió')).toBeTruthy();
  expect(screen.getByText('1.150,00', { exact: false })).toBeTruthy();
  expect(address()).toContain('/hoteles/summary');
  expect(cart.get().items).toEqual([]);
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Seguir por US\$.1\.214,00$/ }));
  await waitFor(() => expect(address()).toBe('/hoteles/booking/summary'));
});

test('a room that was sold meanwhile: what is left is asked for anew', async () => {
  const { user, api } = open({ path: hotelPath({}, BOTH), apiHandlers: [...withRooms(), roomGone] });
  await user.click(await screen.findByRole('button', { name: 'Reservar' }));
  expect(await screen.findByText('Una de tus habitaciones se acaba de vender')).toBeTruthy();
  api.use(...withRooms(twoRooms().filter(({ roomTypeCode }) => roomTypeCode === 'double')));
  await user.click(screen.getByRole('button', { name: 'Ver las que quedan' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tarifas de Cuarto Balcón' })).toBeNull());
  expect(within(total()).getByText('Falta elegir las habitaciones 1 y 2.')).toBeTruthy();
});

test('a hotel that is full offers the days beside and other hotels', async () => {
  const { container } = open({ apiHandlers: withRooms([]) });
  expect(await screen.findByText('No le quedan habitaciones con estas fechas')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Un día antes' }).getAttribute('href')).toContain(
    'checkIn=2026-12-09&checkOut=2026-12-13',
  );
  expect(screen.getByRole('link', { name: 'Ver otros hoteles' }).getAttribute('href')).toContain(
    '/hoteles/result?place=city-2713a',
  );
  expect(screen.queryByRole('button', { name: 'Reservar' })).toBeNull();
  expect(await violations(container)).toEqual([]);
});

test('a hotel that nobody knows, an address without one, and one that does not come', async () => {
  const unknown = open({ apiHandlers: [unknownHotel, ...withRooms()] });
  expect(await screen.findByRole('heading', { level: 1, name: 'No conocemos ese hotel' })).toBeTruthy();
  expect(await violations(unknown.container)).toEqual([]);
  unknown.unmount();
  open({ path: '/hoteles/summary' }).unmount();
  const lost = open({ apiHandlers: [silent, ...withRooms()] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'El hotel no llegó' }, { timeout: 5000 }),
  ).toBeTruthy();
  lost.api.use(...withRooms());
  await lost.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa del Aljibe' })).toBeTruthy();
});

test('days that are over are not sold: the page says which it shows in their place', async () => {
  open({ path: hotelPath({ checkIn: '2026-11-02', checkOut: '2026-11-05' }) });
  expect(await screen.findByText('Esas fechas ya no se venden')).toBeTruthy();
  expect(screen.getByText('Te mostramos otras: 2 a 8 dic, 6 noches. Cámbialas cuando quieras.')).toBeTruthy();
});

test('where it is is drawn once somebody comes near; who cannot be drawn a map reads what is near', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  open();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Mapa: Casa del Aljibe' }).textContent).toBe(
      'Este navegador no puede dibujar el mapa. Al lado está lo que queda cerca.',
    ),
  );
});

test('the same choice at other prices: both are told, until something else is chosen', async () => {
  const { user, api } = open({ path: hotelPath({}, BOTH), apiHandlers: [...withRooms(), roomGone] });
  await user.click(await screen.findByRole('button', { name: 'Reservar' }));
  const dearer = [1, 2].flatMap((index) => [
    hotelRoom(index, 'balcony', [ratePlan(`dearer${index}`, { dollars: 600, atHotel: 12 })]),
    hotelRoom(index, 'double', [ratePlan(`double${index}`)]),
  ]);
  api.use(...withRooms(dearer, '2026-11-25T12:30:00.000Z'));
  await user.click(await screen.findByRole('button', { name: 'Ver las que quedan' }));
  expect(await screen.findByText('El precio subió')).toBeTruthy();
  expect(screen.getByText('Antes').nextElementSibling?.textContent).toContain('1.214,00');
  expect(screen.getByText('Ahora').nextElementSibling?.textContent).toContain('1.452,00');
  await user.click(screen.getByRole('link', { name: /^Elegir Cuarto Aljibe/ }));
  await waitFor(() => expect(screen.queryByText('El precio subió')).toBeNull());
});

test('who searches again in place stays with this hotel', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar la búsqueda' }));
  const bar = within(screen.getByRole('region', { name: 'Tu búsqueda' }));
  await user.click(await bar.findByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Buscar' })).toBeNull());
  const said = new URLSearchParams(address().split('?')[1]);
  expect(address()).toMatch(/^\/hoteles\/summary\?/);
  expect([said.get('hotel'), said.get('place'), said.get('rooms')]).toEqual([CODE, 'city-2713a', '2_2-6']);
});
