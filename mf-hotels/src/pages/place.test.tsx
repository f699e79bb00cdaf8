import { screen } from '@testing-library/react';
import { listedHotel, worldOf } from '../testing/hotels.ts';
import { showPlace } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

const apiHandlers = worldOf(
  [listedHotel('Hotel Mar', { total: 640 }), listedHotel('Casa Sol', { total: 120 })],
  0,
);

test.each(['loscabos', 'LOSCABOS', 'los-cabos'])('%s leads to the address of §2', async (word) => {
  const { address } = showPlace({ apiHandlers, path: `/us/hotel/${word}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoteles en Los Cabos' })).toBeTruthy();
  expect(address()).toBe('/us/hotel/LosCabos');
});

test('the page of a place says where it is', async () => {
  const { container, address } = showPlace({ apiHandlers, path: '/us/hotel/PuntaCana' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoteles en Punta Cana' })).toBeTruthy();
  expect(address()).toBe('/us/hotel/PuntaCana');
  const hotel = await screen.findByRole('link', { name: 'Hotel Mar' });
  expect(hotel.getAttribute('href')).toMatch(/^\/hoteles\/summary\?place=city-22w6a&.*&hotel=hotel-mar$/);
  expect(screen.getByText(/^2 hoteles, desde US\$.120 por 6 noches$/)).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Ver los 2 hoteles' });
  expect(all.getAttribute('href')).toMatch(/^\/hoteles\/result\?place=city-22w6a&km=40&/);
  expect(await violations(container)).toEqual([]);
});
