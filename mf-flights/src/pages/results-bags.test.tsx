import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { screen, within } from '@testing-library/react';
import { EVENING_BACK, EVENING_OUT, MORNING_BACK, offer } from '../testing/offers.ts';
import { onDay } from '../testing/on-day.ts';
import { atReturn, found } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';

onDay(TODAY);

const bare = offer({ id: 'bare', total: 40_000, cabinBags: 0, itineraries: [EVENING_OUT, MORNING_BACK] });
const full = offer({
  id: 'full',
  total: 50_000,
  family: 'CLASSIC',
  checkedBags: 1,
  itineraries: [EVENING_OUT, MORNING_BACK],
});
const show = (path: string, ...offers: FlightOffer[]) =>
  showResults({ path, apiHandlers: [found(...offers)] });
const facts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a card tells every bag, also those that the price does not include', async () => {
  show(resultsPath(), bare);
  expect(facts(await screen.findByRole('article'))).toEqual(
    expect.arrayContaining([
      '1 artículo personal bajo el asiento',
      'Sin maleta de mano',
      'Sin maleta en bodega',
    ]),
  );
});

test('another fare family brings its own bags to the card', async () => {
  const page = show(atReturn, bare, full);
  const card = await screen.findByRole('article');
  expect(facts(card)).toContain('Sin maleta en bodega');
  await page.user.click(within(card).getByRole('radio', { name: /Clásica/ }));
  expect(facts(card)).toContain('1 maleta en bodega de 23 kg (50 lb)');
  expect(facts(card)).toContain('1 maleta de mano de 10 kg (22 lb)');
});

test('ways that differ are told one by one', async () => {
  const [pricing] = full.travelerPricings;
  if (!pricing) throw new Error('an adult was asked for');
  const [out, ...rest] = pricing.fareDetailsBySegment;
  if (!out) throw new Error('segments were asked for');
  const lean = { ...out, includedCheckedBags: { quantity: 0 } };
  const mixed = { ...full, travelerPricings: [{ ...pricing, fareDetailsBySegment: [lean, ...rest] }] };
  show(atReturn, mixed);
  const told = facts(await screen.findByRole('article'));
  expect(told).toContain('Ida: Sin maleta en bodega');
  expect(told).toContain('Vuelta: 1 maleta en bodega de 23 kg (50 lb)');
});

test('the chosen way out keeps its bags in sight', async () => {
  show(atReturn, bare, full);
  const chosen = await screen.findByRole('region', { name: 'Tu ida' });
  expect(chosen.textContent).toContain('Equipaje con la tarifa Básica, por persona');
  expect(facts(chosen)).toEqual([
    '1 artículo personal bajo el asiento',
    'Sin maleta de mano',
    'Sin maleta en bodega',
  ]);
});

test('one answer has nothing to be sorted by; two have', async () => {
  const { unmount } = show(atReturn, bare);
  expect(within(await screen.findByRole('article')).queryByText('El mejor')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Más barato/ })).toBeNull();
  unmount();
  show(atReturn, bare, offer({ id: 'late', total: 8_000, itineraries: [EVENING_OUT, EVENING_BACK] }));
  expect(await screen.findByRole('button', { name: /^Más barato/ })).toBeTruthy();
});
