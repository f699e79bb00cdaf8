import { asVisitor } from '@alisio/platform/testing';
import type { OtherRate } from '@alisio/shared-contracts/hotels';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listedHotel, manyHotels, worldOf } from '../testing/hotels.ts';
import { resultsPath, showResults } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

const sea = listedHotel('Hotel Mar', {
  total: 640,
  payAtHotel: 24,
  rating: 5,
  score: 92,
  area: 'Bocagrande',
  km: 4.2,
  amenities: ['wifi', 'pool'],
  freeUntil: '2026-12-04T12:00:00',
  board: 'breakfast',
});
const town = listedHotel('Hostal Centro', { total: 120, rating: 2, score: 81, km: 0.6, kind: 'hostel' });
const far = listedHotel('Casa Lejos', { total: 90, score: 70, km: 18, kind: 'rural' });
const three = worldOf([sea, town, far]);

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const card = (name: string) => screen.findByRole('article', { name });

test('a card says what the whole stay costs first, what is paid at the hotel, and until when it is free to cancel', async () => {
  const { container } = showResults({ apiHandlers: three });
  await screen.findByRole('heading', { level: 1, name: '3 hoteles en Cartagena' });
  const text = (await card('Hotel Mar')).textContent?.replace(/\u00a0/g, ' ');
  expect(text).toContain('US$ 640,00Total, 4 noches, con impuestos y cargos');
  expect(text).toContain('US$ 160,00 por noche');
  expect(text).toContain('De ese total pagas US$ 24,00 en el hotel');
  expect(text).toContain('Cancelación gratis hasta el 4 dic');
  expect(text).toContain('Desayuno incluido');
  expect(text).toContain('Hotel, Bocagrande, a 4,2 km del centro');
  expect(text).toContain('9,2Excelente');
  expect((await card('Hostal Centro')).textContent).toContain('Sin reembolso');
  const link = within(await card('Hotel Mar')).getByRole('link', { name: 'Ver habitaciones de Hotel Mar' });
  expect(link.getAttribute('href')).toBe(
    '/hoteles/summary?place=city-2713a&checkIn=2026-12-10&checkOut=2026-12-14&rooms=2&hotel=hotel-mar',
  );
  expect(await violations(container)).toEqual([]);
});

test('the document is called as its list is: in a town, near a hotel, in the area of a map', async () => {
  const { go } = showResults({ apiHandlers: three });
  await screen.findByRole('heading', { level: 1, name: '3 hoteles en Cartagena' });
  expect(document.title).toBe('Hoteles en Cartagena');
  await go(resultsPath({ place: 'hotel-2713a-5' }));
  await screen.findByRole('heading', { level: 1, name: '3 hoteles cerca de Posada Almerún' });
  expect(document.title).toBe('Hoteles cerca de Posada Almerún');
  await go(resultsPath({ at: '10.4,-75.5' }));
  await waitFor(() => expect(document.title).toBe('Hoteles en esta zona'));
});

test('a hotel of another town than the searched one says which, and how far from here it is', async () => {
  const near = listedHotel('Finca Turbaco', { km: 14 });
  near.hotelInfo.locationInfo.address.cityName = 'Turbaco';
  showResults({ apiHandlers: worldOf([town, near]) });
  expect((await card('Finca Turbaco')).textContent).toContain(
    'Turbaco, a 14\u00a0km del centro de Cartagena',
  );
  expect((await card('Hostal Centro')).textContent).not.toContain('Cartagena');
});

test('in English ways are told in miles', async () => {
  showResults({ apiHandlers: three, language: 'en' });
  const text = (await card('Hotel Mar')).textContent?.replace(/\u00a0/g, ' ');
  expect(text).toContain('Hotel, Bocagrande, 2.6 mi from the center');
  expect(screen.getByText(/^Within 16\smi$/)).toBeTruthy();
});

test('the search asks what §3 says, of the place of the address', async () => {
  const { api } = showResults({
    apiHandlers: three,
    path: resultsPath({ rooms: '2-8_1', refundable: 'true' }),
  });
  await card('Hotel Mar');
  const [call] = api.callsTo('/hotel-offers/search');
  expect(call?.body).toMatchObject({
    geoSearch: { radius: 200, UOM: 'MI', geoCode: { latitude: 10.3997, longitude: -75.5144 } },
    pagination: { offset: 1, pageSize: 200 },
    rateInfo: {
      currencyCode: 'USD',
      refundableOnly: true,
      stayDateTimeRange: { startDate: '2026-12-10', endDate: '2026-12-14' },
      rooms: {
        room: [
          { index: 1, adult: 2, children: 1, childAge: [8] },
          { index: 2, adult: 1, children: 0, childAge: [] },
        ],
      },
    },
  });
});

test('the list is ordered as its address says, and Back brings the order before', async () => {
  const page = showResults({ apiHandlers: three });
  await card('Hotel Mar');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'price');
  await waitFor(() => expect(names()).toEqual(['Casa Lejos', 'Hostal Centro', 'Hotel Mar']));
  expect(page.address()).toBe(resultsPath({ sort: 'price' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'distance');
  await waitFor(() => expect(names()).toEqual(['Hostal Centro', 'Hotel Mar', 'Casa Lejos']));
});

test('filters narrow the list, say how many each would keep, stand in the address, and chips take them back', async () => {
  const page = showResults({ apiHandlers: three });
  await card('Hotel Mar');
  await page.user.click(screen.getByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  const hostel = within(sheet).getByRole('checkbox', { name: /^Hostal, 1 hotel, desde US\$.30 por noche/ });
  await page.user.click(hostel);
  await within(sheet).findByRole('button', { name: 'Ver 1 hotel' });
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^Casa rural, 1 hotel/ }));
  await page.user.click(await within(sheet).findByRole('button', { name: 'Ver 2 hoteles' }));
  await waitFor(() => expect(names()).toEqual(['Hostal Centro', 'Casa Lejos']));
  expect(page.address()).toBe(resultsPath({ kind: 'hostel.rural' }));
  await page.user.click(screen.getByRole('button', { name: 'Quitar Casa rural' }));
  await waitFor(() => expect(names()).toEqual(['Hostal Centro']));
  expect(screen.getByText('1 de 3 hoteles')).toBeTruthy();
  await page.go(-1);
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('under a policy or a board a hotel is shown at the price of its cheapest plan that passes', async () => {
  const free: Pick<OtherRate, 'cancellation' | 'freeUntil' | 'taxes'> = {
    cancellation: 'free-cancellation',
    freeUntil: '2026-12-04T12:00:00',
    taxes: [],
  };
  const page = showResults({
    apiHandlers: worldOf([
      listedHotel('Hotel Uno', {
        total: 100,
        others: [
          { ...free, board: 'room-only', amountBeforeTax: 30000, averageNightlyRate: 7500 },
          { ...free, board: 'breakfast', amountBeforeTax: 34000, averageNightlyRate: 8500 },
        ],
      }),
      listedHotel('Hotel Dos', {
        total: 200,
        others: [{ ...free, board: 'room-only', amountBeforeTax: 22000, averageNightlyRate: 5500 }],
      }),
    ]),
    path: resultsPath({ sort: 'price' }),
  });
  await waitFor(() => expect(names()).toEqual(['Hotel Uno', 'Hotel Dos']));
  await page.user.click(screen.getByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^Cancelación gratis, 2 hoteles/ }));
  await page.user.click(await within(sheet).findByRole('button', { name: 'Ver 2 hoteles' }));
  await waitFor(() => expect(names()).toEqual(['Hotel Dos', 'Hotel Uno']));
  const text = (await card('Hotel Uno')).textContent?.replace(/\u00a0/g, ' ');
  expect(text).toContain('US$ 300,00Total');
  expect(text).toContain('Cancelación gratis hasta el 4 dic');
  expect(text).not.toContain('Sin reembolso');
});

test('where no hotel is left the filter that shuts most is named, and one press drops it', async () => {
  const page = showResults({ apiHandlers: three, path: resultsPath({ kind: 'hostel', stars: '5' }) });
  await screen.findByRole('heading', { name: 'Ningún hotel pasa todos los filtros' });
  await page.user.click(await screen.findByRole('button', { name: /^Quitarlo y ver 1/ }));
  await waitFor(() => expect(names()).toHaveLength(1));
});

test('of more hotels than one answer holds the server orders a page, and the browser narrows all of them', async () => {
  const page = showResults({ apiHandlers: worldOf(manyHotels(450)), path: resultsPath({ sort: 'price' }) });
  await screen.findByRole('heading', { level: 1, name: '450 hoteles en Cartagena' });
  await waitFor(() => expect(page.api.callsTo('/hotel-offers/search')).toHaveLength(4));
  expect(names().slice(0, 2)).toEqual(['Hotel 1', 'Hotel 2']);
  await page.user.click(screen.getByRole('button', { name: 'Estrellas' }));
  const sheet = await screen.findByRole('dialog', { name: 'Estrellas' });
  await page.user.click(within(sheet).getByRole('checkbox', { name: /^5 estrellas, 90 hoteles/ }));
  await page.user.click(await within(sheet).findByRole('button', { name: 'Ver 90 hoteles' }));
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Hotel 5', 'Hotel 10']));
  expect(page.api.callsTo('/hotel-offers/search')).toHaveLength(4);
});

test('pages of the list are addresses, also beyond the first answer', async () => {
  const page = showResults({
    apiHandlers: worldOf(manyHotels(450)),
    path: resultsPath({ sort: 'price', page: '12' }),
  });
  await waitFor(() => expect(names()[0]).toBe('Hotel 221'));
  await page.user.click(screen.getByRole('link', { name: 'Página anterior' }));
  await waitFor(() => expect(names()[0]).toBe('Hotel 201'));
  expect(page.address()).toBe(resultsPath({ sort: 'price', page: '11' }));
});

test('up to four hotels are compared side by side, and a link shows the same ones', async () => {
  const page = showResults({ apiHandlers: worldOf(manyHotels(6)) });
  await card('Hotel 1');
  for (const name of ['Hotel 1', 'Hotel 2', 'Hotel 3', 'Hotel 4'])
    await page.user.click(screen.getByRole('checkbox', { name: `Comparar ${name}` }));
  expect(page.address()).toBe(resultsPath({ compare: 'hotel-1.hotel-2.hotel-3.hotel-4' }));
  expect(screen.getByRole('checkbox', { name: 'Comparar Hotel 5' })).toHaveProperty('disabled', true);
  await page.user.click(screen.getByRole('button', { name: 'Comparar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lado a lado' });
  expect(
    within(dialog)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dato', 'Hotel 1', 'Hotel 2', 'Hotel 3', 'Hotel 4']);
  const total = within(dialog).getByRole('row', { name: /^Total de la estancia/ });
  expect(
    within(total)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(
    ['US$ 400,00', 'US$ 404,00', 'US$ 408,00', 'US$ 412,00'].map((text) => text.replace(' ', '\u00a0')),
  );
  expect(await violations(dialog)).toEqual([]);
  await page.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lado a lado' })).toBeNull());
  expect(page.address()).toBe(resultsPath({ compare: 'hotel-1.hotel-2.hotel-3.hotel-4' }));
});

test('presses that follow each other faster than the list is drawn are all compared, and ticked', async () => {
  const page = showResults({ apiHandlers: worldOf(manyHotels(6)) });
  await card('Hotel 1');
  const boxes = ['Hotel 1', 'Hotel 2'].map((name) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Comparar ${name}` }),
  );
  act(() => {
    for (const box of boxes) box.click();
  });
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  await waitFor(() => expect(page.address()).toBe(resultsPath({ compare: 'hotel-1.hotel-2' })));
});

test('what is chosen to be compared is said at the foot of the window while the list is in sight', async () => {
  const page = showResults({ apiHandlers: worldOf(manyHotels(6)) });
  await page.user.click(within(await card('Hotel 1')).getByRole('checkbox', { name: 'Comparar Hotel 1' }));
  let held: Element | null = await screen.findByRole('region', { name: /compar/i });
  while (held && getComputedStyle(held).position !== 'sticky') held = held.parentElement;
  // It stays within what it stands in: that has to be as tall as the list.
  expect(held?.parentElement?.contains(await card('Hotel 6'))).toBe(true);
});

test('Back closes the map that was opened over the list, and the list stays', async () => {
  const page = showResults({ apiHandlers: three });
  await card('Hotel Mar');
  await page.user.click(screen.getByRole('button', { name: 'Mapa' }));
  await screen.findByRole('button', { name: 'Lista' });
  await page.go(-1);
  await screen.findByRole('button', { name: 'Mapa' });
  expect(page.address()).toBe(resultsPath());
  expect(names()).toHaveLength(3);
});

test('a hotel is kept on this device, beyond the page', async () => {
  const page = showResults({ apiHandlers: three });
  const keep = within(await card('Hostal Centro')).getByRole('button', { name: /^Guardar Hostal Centro/ });
  await page.user.click(keep);
  expect(keep.getAttribute('aria-pressed')).toBe('true');
  expect(keep.textContent).toBe('Guardado');
  expect(window.localStorage.getItem('alisio.hotels-short-list')).not.toBeNull();
  await page.user.click(keep);
  expect(keep.getAttribute('aria-pressed')).toBe('false');
});

test('where all is full the page says so, and offers the same stay on other days', async () => {
  showResults({ apiHandlers: worldOf([], 12) });
  await screen.findByRole('heading', { name: 'Lo sentimos, no hay hoteles libres en Cartagena' });
  expect(screen.getByText(/Hay 12 hoteles ahí, pero ninguno tiene habitación/)).toBeTruthy();
  const later = screen.getByRole('link', { name: 'Del 17 dic al 21 dic'.replace(/ dic/g, '\u00a0dic') });
  expect(later.getAttribute('href')).toContain('checkIn=2026-12-17&checkOut=2026-12-21');
  expect(screen.getByRole('link', { name: /^Buscar hasta 100\skm$/ }).getAttribute('href')).toContain(
    'km=100',
  );
});

test('a search that fails is told, and asked again', async () => {
  const page = showResults({
    apiHandlers: [{ method: 'POST', path: '/hotel-offers/search', respond: () => 'network-error' }, ...three],
  });
  await screen.findByRole('heading', { level: 1, name: 'No pudimos buscar hoteles' });
  page.api.use(...three);
  await page.user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  expect(await card('Hotel Mar')).toBeTruthy();
});

test('prices follow the visitor, and what is charged is said', async () => {
  asVisitor({ currency: 'COP' });
  const page = showResults({ apiHandlers: three });
  expect((await card('Hostal Centro')).textContent?.replaceAll('\u00a0', ' ')).toContain('COP 480.000');
  expect(page.container.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Precios en pesos colombianos con el cambio del .*\. Se cobra en dólares estadounidenses\./,
  );
});

test('a place that could not be asked for is asked for again, and then searched', async () => {
  let isUp = false;
  const place = three.find(({ path }) => path === '/stay-places/{kind}/{id}');
  const { user, api } = showResults({
    apiHandlers: [
      {
        method: 'GET',
        path: '/stay-places/{kind}/{id}',
        respond: (call) => (isUp ? place?.respond?.(call) : undefined) ?? 'network-error',
      },
      ...three,
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Intentar otra vez' }, { timeout: 8000 });
  isUp = true;
  await user.click(retry);
  expect(await card('Hotel Mar')).toBeTruthy();
  expect(api.callsTo('/hotel-offers/search')).toHaveLength(1);
});
