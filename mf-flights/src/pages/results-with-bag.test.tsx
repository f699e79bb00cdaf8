import { onDay } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { screen, waitFor, within } from '@testing-library/react';
import { EVENING_OUT, itinerary, offer } from '../testing/offers.ts';
import { card, choose, found, look, stillSold } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';

onDay(TODAY);

const MORNING = itinerary('LA4 BOG 2026-12-12T08:00 MIA 2026-12-12T11:30');
/** A bag is sold at US$ 40 by the supplier, and so at US$ 45. */
const bare = offer({ id: 'bare', total: 20_000, adults: 2, itineraries: [EVENING_OUT] });
const full = offer({ id: 'full', total: 25_000, adults: 2, checkedBags: 1, itineraries: [MORNING] });
const apiHandlers = [found(bare, full), stillSold];
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const oneWay = { tripType: '1', adult: '2' };

test('with one bag each every price counts it, and the other flight is the cheapest', async () => {
  const page = showResults({ path: resultsPath(oneWay), apiHandlers });
  expect(plain(await screen.findByRole('link', { name: /^Más barato/ }))).toContain('200,00');
  await page.user.click(screen.getByRole('switch', { name: 'Con una maleta' }));
  await waitFor(() => expect(page.address()).toContain('bag=1'));
  await screen.findByRole('link', { name: /^Más barato.*250,00/ });
  expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toMatch(/^LATAM/);
  const counted = await card(/^Avianca/);
  expect(plain(counted)).toContain('US$ 290,00');
  expect(plain(counted)).toContain('US$ 145,00 por adulto');
  expect(plain(counted)).toContain('Con 1 maleta, sumada');
  expect(plain(await card(/^LATAM/))).toContain('US$ 250,00');
});

test('the sheet tells the bags apart, and what is bought is the flight', async () => {
  const page = showResults({ path: resultsPath({ ...oneWay, bag: '1' }), apiHandlers });
  const sheet = await look(page, /^Avianca/);
  expect(plain(sheet)).toContain('Maleta en bodega, cada trayectoUS$ 90,00');
  expect(plain(sheet)).toContain('Las maletas se agregan en el paso siguiente: sin ellas son US$ 200,00');
  expect(plain(sheet)).toContain('la agregas junto con tus datos, antes de pagar, a este mismo precio');
  await page.user.click(within(sheet).getByRole('button', { name: /^Seguir con/ }));
  await waitFor(() => expect(page.address()).toBe('/booking/summary'));
  expect(cart.get().items[0]).toMatchObject({ total: { amount: 20_000 }, details: { wantsBags: true } });
});

test('a flight on which nobody can have a bag is none of those with one', async () => {
  const none = {
    ...bare,
    travelerPricings: bare.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map((fare) => ({
        ...fare,
        additionalServices: { chargeableCheckedBags: { quantity: 0 } },
      })),
    })),
  };
  const page = showResults({
    path: resultsPath({ ...oneWay, bag: '1' }),
    apiHandlers: [found(none, full), stillSold],
  });
  await choose(page, /^LATAM/);
  expect(screen.queryByRole('article', { name: /^Avianca/ })).toBeNull();
});
