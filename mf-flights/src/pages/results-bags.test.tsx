import { onDay } from '@alisio/platform/testing';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { screen, within } from '@testing-library/react';
import { rowsOf } from '../features/flight-results/flight-facets.ts';
import { EVENING_BACK, EVENING_OUT, MORNING_BACK, NIGHT_OUT, offer } from '../testing/offers.ts';
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
/** No carry-on on the way back. */
function leanBack(offered: FlightOffer): FlightOffer {
  const [pricing] = offered.travelerPricings;
  if (!pricing) throw new Error('an adult was asked for');
  const back = new Set(offered.itineraries[1]?.segments.map(({ id }) => id));
  const fareDetailsBySegment = pricing.fareDetailsBySegment.map((fare) =>
    back.has(fare.segmentId) ? { ...fare, includedCabinBags: { quantity: 0 } } : fare,
  );
  return { ...offered, travelerPricings: [{ ...pricing, fareDetailsBySegment }] };
}
/** No checked bag on the way out. */
function lean(offered: FlightOffer): FlightOffer {
  const [pricing] = offered.travelerPricings;
  const [out, ...rest] = pricing?.fareDetailsBySegment ?? [];
  if (!pricing || !out) throw new Error('an adult and segments were asked for');
  const bagless = { ...out, includedCheckedBags: { quantity: 0 } };
  return { ...offered, travelerPricings: [{ ...pricing, fareDetailsBySegment: [bagless, ...rest] }] };
}
const show = (path: string, ...offers: FlightOffer[]) =>
  showResults({ path, apiHandlers: [found(...offers)] });
const facts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a card tells the bags that differ, also those that the price does not include', async () => {
  show(resultsPath(), bare);
  expect(facts(await screen.findByRole('article'))).toEqual(
    expect.arrayContaining(['Sin maleta de mano', 'Sin maleta en bodega']),
  );
});

test('a card promises no bag that one of the ways lacks', async () => {
  show(atReturn, lean(full));
  expect(facts(await screen.findByRole('article'))).toContain('Sin maleta en bodega');
});

test('a way out that says no more than its bag passes the filter of that bag', async () => {
  const offers = [
    leanBack(offer({ total: 40_000, itineraries: [EVENING_OUT, MORNING_BACK] })),
    offer({ total: 50_000, itineraries: [NIGHT_OUT, MORNING_BACK] }),
  ];
  show(resultsPath({ sort: 'cheapest' }), ...offers);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => facts(card).includes('De mano'))).toEqual(
    rowsOf(offers, undefined).map(({ bags }) => bags.includes('cabin')),
  );
  expect(facts(cards[0] as HTMLElement)).toContain('De mano en la ida');
});

test('the chosen way out keeps its bags in sight', async () => {
  show(atReturn, bare, full);
  const chosen = await screen.findByRole('region', { name: 'Tu ida' });
  expect(chosen.textContent).toContain('Equipaje con la tarifa Básica, por persona');
  expect(facts(chosen)).toEqual(['Sin maleta de mano', 'Sin maleta en bodega']);
});

test('one answer has nothing to be sorted by; two have', async () => {
  const { unmount } = show(atReturn, bare);
  expect(within(await screen.findByRole('article')).queryByText('El mejor')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Más barato/ })).toBeNull();
  unmount();
  show(atReturn, bare, offer({ id: 'late', total: 8_000, itineraries: [EVENING_OUT, EVENING_BACK] }));
  expect(await screen.findByRole('link', { name: /^Más barato/ })).toBeTruthy();
});
