import { addDays, localToday } from '@alisio/shared-contracts/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { staySearch } from '../features/stay-search/stay-search-store.ts';
import { keepDraft } from '../features/stay-search/use-stay-draft.ts';
import { cartagena, listedHotel, worldOf } from '../testing/hotels.ts';
import { showHome, showResults } from '../testing/show.ts';

const apiHandlers = worldOf([listedHotel('Hotel Mar', { total: 120 })]);
const box = () => screen.getByRole('combobox', { name: 'Dónde' });
const search = () => screen.getByRole('button', { name: 'Buscar' });
const days = { checkIn: addDays(localToday(), 7), checkOut: addDays(localToday(), 13) };
const stay = `checkIn=${days.checkIn}&checkOut=${days.checkOut}`;

test('a typing mistake is said, and what is chosen is searched, with who sleeps where', async () => {
  const page = showHome({ apiHandlers });
  await page.user.type(box(), 'cartajena');
  expect(
    await screen.findByText('Buscamos Cartagena.', { selector: ':not([role="status"] *)' }),
  ).toBeTruthy();
  await page.user.click(await screen.findByRole('option', { name: /^Cartagena/ }));
  await page.user.click(screen.getByRole('button', { name: /^Huéspedes y habitaciones/ }));
  const panel = await screen.findByRole('dialog', { name: 'Huéspedes y habitaciones' });
  await page.user.click(within(panel).getByRole('button', { name: 'Agregar un adulto a la habitación 1' }));
  await page.user.click(within(panel).getByRole('button', { name: 'Agregar una habitación' }));
  await page.user.click(within(panel).getByRole('button', { name: 'Agregar un niño a la habitación 2' }));
  await page.user.click(within(panel).getByRole('button', { name: 'Listo' }));
  await page.user.click(search());
  expect((await screen.findAllByText('Elige la edad de cada niño')).length).toBeGreaterThan(0);
  await page.user.click(screen.getByRole('button', { name: /^Huéspedes y habitaciones/ }));
  const again = await screen.findByRole('dialog', { name: 'Huéspedes y habitaciones' });
  await page.user.selectOptions(
    within(again).getByRole('combobox', { name: /^Edad del niño 1, habitación 2/ }),
    '8 años',
  );
  await page.user.click(within(again).getByRole('button', { name: 'Listo' }));
  await page.user.click(search());
  await waitFor(() => expect(page.address()).toBe(`/hoteles/result?place=city-2713a&${stay}&rooms=2_1-8`));
  expect(staySearch.get()).toMatchObject({
    checkInOutDate: { start: days.checkIn, end: days.checkOut },
    destination: cartagena,
    locationName: 'Cartagena',
    adultPassenger: 3,
    childrenPassenger: 1,
    noOfRooms: 2,
    previousRequestParameter: page.address(),
    recentPlaces: [cartagena],
  });
});

test('what is typed and not chosen is the best that is found; what nobody knows is told', async () => {
  const page = showHome({ apiHandlers });
  await page.user.type(box(), 'narnia');
  await page.user.click(search());
  expect(
    (await screen.findAllByText('No se encontraron resultados para tu búsqueda')).length,
  ).toBeGreaterThan(0);
  expect(page.address()).toBe('/hoteles');
  await page.user.clear(box());
  await page.user.type(box(), 'medellin');
  await page.user.click(search());
  await waitFor(() => expect(page.address()).toBe(`/hoteles/result?place=city-26rma&${stay}&rooms=1`));
});

test('a hotel is found by its name, says where it is, and its page is where its search leads', async () => {
  const page = showHome({ apiHandlers });
  await page.user.type(box(), 'posada al');
  await page.user.click(await screen.findByRole('option', { name: 'Posada Almerún Cartagena, Colombia' }));
  await page.user.click(search());
  await waitFor(() =>
    expect(page.address()).toBe(`/hoteles/summary?place=hotel-2713a-5&${stay}&rooms=1&hotel=2713a-5`),
  );
});

test('nobody is asked where they are before they ask for hotels near them', async () => {
  let asked = 0;
  const getCurrentPosition = (tell: (at: object) => void) => {
    asked += 1;
    tell({ coords: { latitude: 6.2518, longitude: -75.5636 } });
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const page = showHome({ apiHandlers });
  await page.user.click(box());
  expect(asked).toBe(0);
  await page.user.click(await screen.findByRole('option', { name: 'Cerca de mí' }));
  expect(asked).toBe(1);
  await page.user.click(search());
  await waitFor(() => expect(page.address()).toBe(`/hoteles/result?at=6.252%2C-75.564&${stay}&rooms=1`));
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('a search of before stands in the form for the tab, and is dropped when it is too old', async () => {
  const form = {
    ...{ destination: cartagena, near: null, startDate: addDays(localToday(), 3) },
    ...{ endDate: addDays(localToday(), 5), rooms: [{ adults: 2, ages: [] }], refundableOnly: false },
  };
  keepDraft(form);
  const page = showHome({ apiHandlers });
  expect(box()).toHaveProperty('value', 'Cartagena');
  page.unmount();
  staySearch.set((state) => ({ ...state, savedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() }));
  showHome({ apiHandlers });
  expect(box()).toHaveProperty('value', '');
});

test('places that many go to are searches, with what the cheapest stay costs', async () => {
  showHome({ apiHandlers });
  const link = screen.getByRole('link', { name: 'Cartagena' });
  expect(link.getAttribute('href')).toBe(`/hoteles/result?place=city-2713a&${stay}&rooms=1`);
  await waitFor(() => expect(screen.getAllByText(/^desde US\$.120, 6 noches$/)).toHaveLength(8));
});

test('what an address cannot mean is said above the hotels that are searched in its place', async () => {
  showResults({ apiHandlers, path: '/hoteles/result?checkIn=2020-01-01&rooms=9-4_9' });
  expect(await screen.findByRole('heading', { level: 1, name: '1 hotel en Bogotá' })).toBeTruthy();
  expect(screen.getByText(/^No dijiste dónde: te mostramos Bogotá/)).toBeTruthy();
  expect(screen.getByText(/^La llegada de ese enlace ya pasó/)).toBeTruthy();
  expect(screen.getByText(/^Una reserva tiene hasta 5 habitaciones y 9 personas/)).toBeTruthy();
});

test('the search is changed in place, from what the address asks for', async () => {
  const page = showResults({ apiHandlers });
  await screen.findByRole('heading', { level: 1, name: '1 hotel en Cartagena' });
  await page.user.click(screen.getByRole('button', { name: 'Cambiar la búsqueda' }));
  await waitFor(() => expect(box()).toHaveProperty('value', 'Cartagena'));
  await page.user.click(screen.getByRole('checkbox', { name: 'Solo con cancelación gratis' }));
  await page.user.click(search());
  await waitFor(() => expect(page.address()).toContain('&rooms=2&refundable=true'));
  expect(screen.queryByRole('combobox', { name: 'Dónde' })).toBeNull();
});
