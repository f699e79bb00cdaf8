import { onDay, problemAnswer } from '@alisio/platform/testing';
import { cruiseCode } from '@alisio/shared-contracts/cruises';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { withCruise } from '../testing/cruise-detail.ts';
import { showCruise } from '../testing/cruise-page.ts';

onDay('2026-11-26');

const CRUISE = 'bahia-serena-20270116';
const open = (options: Parameters<typeof showCruise>[0] = {}) =>
  showCruise({ apiHandlers: withCruise, ...options });
const region = async (name: string | RegExp) => screen.findByRole('region', { name });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a sailing is told day by day with the hours of its ports, its boats ashore and its days at sea', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Caribe sur desde Cartagena' })).toBeTruthy();
  const days = textOf(await region('4 días, 1 puerto'));
  expect(days).toContain('De 12 p. m. a 3 p. m. se embarca.');
  expect(days).toContain('8 a. m. a 6 p. m., 10 h en tierra');
  expect(days).toContain('Se baja a tierra en lancha.');
  expect(days).toContain('zona Schengen');
  expect(days).toContain('Todo el día a bordo.');
  expect(document.title).toContain('Caribe sur desde Cartagena, 3 noches');
  expect(await violations(container)).toEqual([]);
});

test('cabins tell the total of the party and what it is the sum of; what is not sold says why, and when it is', async () => {
  open();
  const cabins = await region('Cabinas');
  const said = textOf(cabins);
  expect(said).toContain('US$ 2.098,00');
  expect(said).toContain('Tarifa US$ 1.802,00, tasas US$ 200,00, servicio US$ 96,00');
  expect(said).toContain('Este barco no tiene');
  expect(said).toContain('Agotado');
  expect(
    within(cabins)
      .getByRole('link', { name: /^Ver el 13\sfeb$/ })
      .getAttribute('href'),
  ).toContain('cruise=bahia-serena-20270213');
});

test('another cabin has another code, kept for agents', async () => {
  const page = open();
  const codeOf = (cabin: 'inside' | 'balcony') =>
    cruiseCode({ cruise: CRUISE, cabin, party: { adults: 2, childAges: [] } });
  const call = await region('Cómo se reserva');
  expect(textOf(call)).toContain(codeOf('balcony'));
  await page.user.click(screen.getByRole('link', { name: 'Elegir Interior' }));
  await waitFor(() => expect(textOf(call)).toContain(codeOf('inside')));
  await waitFor(() =>
    expect(page.api.callsTo(`/cruises/${CRUISE}/phone-offers`).at(-1)?.body).toEqual({
      cabin: 'inside',
      adults: 2,
      childAges: [],
    }),
  );
});

test.each([
  ['es', 'Llamar', 'Balcón, 2 personas, por teléfono', 'US$ 1.573,50'],
  ['en', 'Call', 'Balcony, 2 people, by phone', '$ 1,573.50'],
] as const)(
  'in %s the bar beside the call tells the price by phone, not the one of the web',
  async (language, call, what, price) => {
    open({ language });
    const bar = (await screen.findByRole('link', { name: call })).parentElement;
    const said = bar ? textOf(bar) : '';
    expect(said).toContain(what);
    expect(said).toContain(price);
    expect(said).not.toMatch(/2[.,]098/);
  },
);

test.each(['/crucerro/details', '/crucerro/details?cruise=&adults=2'])(
  '%s names no cruise and leads to their search',
  async (path) => {
    const { address } = open({ path });
    await waitFor(() => expect(address()).toBe('/crucerro'));
  },
);

test('a page that does not come says so, with a way to ask again', async () => {
  open({ apiHandlers: [problemAnswer('GET', `/cruises/${CRUISE}`, 'internal')] });
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
});

test('in English the page is English', async () => {
  open({ language: 'en' });
  expect(textOf(await region('How to book'))).toContain('This trip is booked by talking');
});

test('a cabin that is not sold is exchanged, and the page says for which and why', async () => {
  open({ path: `/crucerro/details?cruise=${CRUISE}&cabin=suite` });
  await screen.findByText(/^Suite: ya no quedan en esta salida\. En su lugar te mostramos: /);
});
