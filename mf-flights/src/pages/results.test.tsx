import { LANGUAGES } from '@alisio/platform/sdk/i18n';
import { onDay } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { itineraryKey } from '../offers/flight-choices.ts';
import { EVENING_BACK, EVENING_OUT, itinerary, NIGHT_OUT, offer } from '../testing/offers.ts';
import {
  atReturn,
  card,
  choose,
  found,
  look,
  SEARCH,
  slow,
  stillSold,
  usual,
  VALIDATE,
} from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

test('out, back, fare family, and on to the checkout with exactly that in the cart', async () => {
  const page = showResults({ apiHandlers: usual });
  await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  await choose(page, /^Avianca, 17:35/);
  const title = await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(within(screen.getByRole('region', { name: 'Tu ida' })).getByText('17:35')).toBeTruthy();
  const back = within(await card(/^Avianca, 08:15/));
  expect(back.getByText('US$ 40,00 más que el menor precio')).toBeTruthy();
  const sheet = within(await look(page, /^Avianca, 08:15/));
  await page.user.click(sheet.getByRole('radio', { name: /Clásica/ }));
  expect(sheet.getByRole('row', { name: /^Total US\$\s600,00$/ })).toBeTruthy();
  await page.user.click(sheet.getByRole('button', { name: 'Seguir con Clásica' }));

  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  expect(cart.get().items).toEqual([
    expect.objectContaining({
      product: 'flight',
      reference: 'classic',
      title: 'Bogotá a Miami',
      total: { amount: 60_000, currency: 'USD' },
      shares: [60_000],
      heldUntil: null,
      backHref: `${atReturn}&family=BASIC`,
      travelers: { adult: 1, child: 0, infant: 0 },
      details: { offer: expect.objectContaining({ id: 'classic' }) },
    }),
  ]);
  expect(page.api.callsTo(VALIDATE)).toHaveLength(1);
});

test('who goes on to a list sees its first offers before the others follow, who comes back sees all', async () => {
  const hours = ['06', '08', '10', '12', '14', '16'];
  const many = hours.map((hour) =>
    offer({
      itineraries: [EVENING_OUT, itinerary(`AV${hour} MIA 2026-12-27T${hour}:00 BOG 2026-12-27T${hour}:59`)],
    }),
  );
  const page = showResults({ apiHandlers: [found(...many, slow), stillSold] });
  await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  const counts = new Set<number>();
  const watch = new MutationObserver(() => {
    if (screen.queryByText('Elige tu vuelta')) counts.add(screen.queryAllByRole('article').length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await choose(page, /^Avianca, 17:35/);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  expect([...counts]).toEqual([4, 6]);
  await page.go(-1);
  await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  counts.clear();
  await page.go(1);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  watch.disconnect();
  expect([...counts]).toEqual([6]);
});

test('Back from the way back asks for the way out again', async () => {
  const page = showResults({ apiHandlers: usual });
  await choose(page, /^Avianca, 17:35/);
  await screen.findByRole('heading', { level: 1, name: 'Elige tu vuelta' });
  await page.go(-1);
  const title = await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.queryByRole('region', { name: 'Tu ida' })).toBeNull();
  expect(page.api.callsTo(SEARCH)).toHaveLength(1);
});

test('in another language the offers stand until they come with its names', async () => {
  const page = showResults({ apiHandlers: usual });
  await card(/^Avianca, 17:35/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const [search] = usual.filter(({ path }) => path === SEARCH);
  page.api.use({
    method: 'POST',
    path: SEARCH,
    respond: async () => {
      await held;
      return { body: search?.body };
    },
  });
  await page.speak('en');
  await waitFor(() => expect(page.api.callsTo(SEARCH)).toHaveLength(2));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Choose your outbound flight' }),
  ).not.toBeNull();
  expect(screen.getByRole('article', { name: /^Avianca, 5:35/ })).not.toBeNull();
  answer();
  expect(await screen.findByRole('article', { name: /^Avianca, 5:35/ })).not.toBeNull();
});

test('a one-way trip is one question, with its fare families', async () => {
  const oneWay = offer({ id: 'one', total: 20_000, itineraries: [EVENING_OUT] });
  const page = showResults({ path: resultsPath({ tripType: '1' }), apiHandlers: [found(oneWay), stillSold] });
  expect((await card(/17:35/)).textContent).toContain('Total, 1 viajero');
  await choose(page, /17:35/);
  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  expect(page.api.callsTo(SEARCH)[0]?.body).not.toHaveProperty(['legInfo', '2']);
});

test('an address with a way out that is not sold any more asks for one again', async () => {
  showResults({ path: resultsPath({ outbound: 'AV999.12-12' }), apiHandlers: usual });
  expect(await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' })).toBeTruthy();
});

test('a card tells nights, days later, who flies and what is in the price', async () => {
  showResults({ apiHandlers: usual });
  const night = within(await card(/^Copa, 20:05/));
  expect(night.getByText(/Panamá PTY, 8 h 30/)).toBeTruthy();
  expect(night.getByText('escala nocturna')).toBeTruthy();
  expect(night.getByText('llega un día después')).toBeTruthy();
  expect(night.getByText('Desde 100 kg de CO₂ por viajero')).toBeTruthy();
});

test('a way back tells who flies it, not who flew the way out; its CO₂ is the whole trip’s', async () => {
  const mixed = offer({ itineraries: [EVENING_OUT, EVENING_BACK] });
  showResults({ path: resultsPath({ outbound: itineraryKey(EVENING_OUT) }), apiHandlers: [found(mixed)] });
  const back = within(await card(/19:00/));
  expect(back.getByText('LATAM')).toBeTruthy();
  expect(back.getByText('100 kg de CO₂ por viajero, lo habitual')).toBeTruthy();
});

test('a single flight has no order to choose; two do, though one of them be best, cheapest and fastest', async () => {
  const direct = offer({ total: 20_000, itineraries: [EVENING_OUT] });
  const worse = offer({ total: 30_000, itineraries: [NIGHT_OUT] });
  const path = resultsPath({ tripType: '1' });
  const { unmount } = showResults({ path, apiHandlers: [found(direct, worse)] });
  await card(/17:35/);
  expect(screen.getByRole('link', { name: /^Más barato/ })).toBeTruthy();
  unmount();
  showResults({ path, apiHandlers: [found(direct)] });
  await card(/17:35/);
  expect(screen.queryByRole('link', { name: /^Más barato/ })).toBeNull();
});

test('the order is in the address, and each order shows its price', async () => {
  const page = showResults({ apiHandlers: usual });
  const cheapest = await screen.findByRole('link', { name: /Más barato/ });
  expect(cheapest.textContent).toContain('300,00');
  await page.user.click(cheapest);
  expect(page.address()).toContain('sort=cheapest');
  expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toMatch(/^Copa/);
});

test('ten a page, as links that can be opened', async () => {
  const many = Array.from({ length: 12 }, (_, i) =>
    offer({ itineraries: [itinerary(`AV${i} BOG 2026-12-12T08:00 MIA 2026-12-12T11:35`)] }),
  );
  const page = showResults({ path: resultsPath({ tripType: '1' }), apiHandlers: [found(...many)] });
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  const second = screen.getByRole('link', { name: 'Página 2' });
  expect(second.getAttribute('href')).toContain('page=2');
  await page.user.click(second);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('who comes back within half an hour is shown the same answer', async () => {
  const page = showResults({ history: [resultsPath({ adult: '2' })], apiHandlers: usual });
  await card(/^Avianca/);
  jest.setSystemTime(Date.now() + 20 * 60_000);
  await page.go(-1);
  await waitFor(() => expect(page.api.callsTo(SEARCH)).toHaveLength(2));
  await page.go(1);
  await card(/^Avianca/);
  expect(page.api.callsTo(SEARCH)).toHaveLength(2);
});

test.each(LANGUAGES)('choices have no accessibility faults in %s', async (language) => {
  const page = showResults({ path: atReturn, language, apiHandlers: usual });
  await card(/^Avianca/);
  expect(await violations(page.container)).toEqual([]);
});
