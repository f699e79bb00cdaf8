import { screen, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { anAirline, anAirlineCard, showAirline, showAirlines, someRoutes } from '../testing/airlines.ts';

const text = { method: 'GET', path: '/content/page', body: anAirline() } as const;
const routes = (body = someRoutes()) =>
  ({ method: 'GET', path: '/air/carriers/{carrier}/routes', body }) as const;

test('an airline tells its bags with the fares that bring them, its deadlines, terminals, and routes with prices', async () => {
  const { container } = showAirline({ apiHandlers: [text, routes()] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Volar con Avianca' })).toBeTruthy();
  expect(await screen.findByText('Destinos directos desde Bogotá, en esta demostración')).toBeTruthy();
  expect(container.querySelector('header dl')?.textContent).toBe(
    'BaseBogotá, El DoradoCódigoAVAlianzaStar AllianceDestinos directos desde Bogotá, en esta demostración64Vuelos al día desde Bogotá, en esta demostración210',
  );
  const bags = screen.getByRole('region', { name: 'Maletas' });
  expect(within(bags).getByText('55 × 35 × 25 cm')).toBeTruthy();
  expect(within(bags).getByText('La medida está en su sitio oficial')).toBeTruthy();
  expect(
    within(bags).getByText(/Va en Clásica y Flexible\. En Básica no va\. .*desde US\$\s43/),
  ).toBeTruthy();
  expect(within(bags).getByText(/En vuelos largos, Flexible trae 2\./)).toBeTruthy();
  const times = screen.getByRole('region', { name: 'Registro y puerta' });
  expect(
    within(times)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual([
    '24 h antesEl registro en línea ya está abierto.',
    '3 h antesPreséntate en el aeropuerto.',
    '1 h antesEntrega la maleta antes de esta hora.',
    '20 min antesCierra la puerta.',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Bogotá BOG' })).toBeTruthy();
  expect(screen.getByText('Nació en 1919.')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('a route leads to the flights of its days with the airline, and without a price to those of other days', async () => {
  showAirline({ apiHandlers: [text, routes()] });
  const priced = await screen.findByRole('link', {
    name: /Bogotá a Cartagena\s?1\sh\s30, 8 vuelos al día.*US\$\s68/,
  });
  const href = priced.getAttribute('href') ?? '';
  expect(href).toMatch(/^\/bogota-a-cartagena\/results\?/);
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
    from: 'BOG',
    to: 'CTG',
    departureDate: '2027-01-13',
    returnDate: '2027-01-20',
    stops: '0',
    air: 'AV',
  });
  const [words] = priced.querySelectorAll('span');
  expect(words && getComputedStyle(words).width).not.toBe('64px');
  const other = screen.getByRole('link', { name: /Bogotá a Londres\s?10\sh\s50, 4 vuelos por semana/ });
  expect(other.getAttribute('href')).toMatch(/departureDate=\d{4}-\d{2}-\d{2}.*air=AV/);
});

test('who changes the city has an address for it', async () => {
  const { user, address } = showAirline({ apiHandlers: [text, routes()] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad de salida' }), 'MEX');
  await user.click(screen.getByRole('button', { name: 'Cambiar ciudad' }));
  expect(address()).toMatch(/^\/airlines\/avianca\?from=MEX/);
});

test('who is where the airline does not fly from is told so, and led to where it flies from', async () => {
  const lacking = someRoutes({ instead: { code: 'UIO', city: 'Quito' } });
  showAirline({ apiHandlers: [text, routes(lacking)] });
  expect(
    await screen.findByText('Avianca no vuela sin escalas desde Quito. Estas son sus rutas desde Bogotá.'),
  ).toBeTruthy();
  const on = screen.getByRole('link', { name: 'Ver vuelos de Quito a Bogotá' }).getAttribute('href') ?? '';
  expect(on).toMatch(/^\/quito-a-bogota\/results\?/);
  expect(Object.fromEntries(new URLSearchParams(on.split('?')[1]))).toMatchObject({ from: 'UIO', to: 'BOG' });
  expect(on).not.toContain('air=');
});

test('a page whose routes did not come is whole without them', async () => {
  showAirline({ apiHandlers: [text, { ...routes(), status: 500 }] });
  expect(await screen.findByText('Las rutas no llegaron.')).toBeTruthy();
  expect(screen.getByText('55 × 35 × 25 cm')).toBeTruthy();
});

test('all airlines stand by alliance, each a link to its page', async () => {
  const { container } = showAirlines({
    apiHandlers: [{ method: 'GET', path: '/airlines', body: { data: [anAirlineCard()] } }],
  });
  const group = await screen.findByRole('region', { name: 'Star Alliance' });
  const link = within(group).getByRole('link', { name: /Avianca\s?Bogotá, El Dorado/ });
  expect(link.getAttribute('href')).toBe('/airlines/avianca');
  expect(screen.queryByRole('region', { name: 'SkyTeam' })).toBeNull();
  expect(await violations(container)).toEqual([]);
});
