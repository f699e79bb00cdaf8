import { type ApiHandler, onDay } from '@alisio/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listedHotel, manyHotels, searchOver, worldOf } from '../testing/hotels.ts';
import { resultsPath, showResults } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay('2026-11-25');

const keepOf = (code: string) => `/hotels/${code}/phone-offers`;
const sea = listedHotel('Hotel Mar', { total: 640, payAtHotel: 40, freeUntil: '2026-12-04T12:00:00' });
const town = listedHotel('Hostal Centro', { total: 240, payAtHotel: 40 });

/** Hotels whose prices hold until the 25th at 12:15 by Greenwich. */
const firm = (hotels: ReturnType<typeof manyHotels>): ApiHandler[] => [
  {
    method: 'POST',
    path: '/hotel-offers/search',
    respond: (call) => {
      const { body } = searchOver(hotels)(call);
      return { body: { ...body, meta: { ...body.meta, expiresAt: '2026-11-25T12:15:00.000Z' } } };
    },
  },
  {
    method: 'POST',
    path: keepOf('{code}'),
    status: 201,
    body: { code: 'KT-4827', until: '2026-11-27T12:00:00.000Z' },
  },
  ...worldOf([]).slice(0, 2),
];

const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const row = async () =>
  (await screen.findByRole('heading', { level: 3, name: /por teléfono/ })).closest('li') ?? undefined;

test('the cheapest stay stands in the list by phone: a quarter less of what is charged, its code, until when', async () => {
  const page = showResults({ apiHandlers: firm([sea, town]) });
  const offer = await row();
  // Of 240 dollars 40 are paid at the hotel, which no call lowers.
  expect(plain(offer)).toContain('Hostal Centro por teléfono: US$ 190,00 en total');
  expect(plain(offer)).toMatch(
    /US\$ 50,00 menos que en la web por la misma estancia\. Dicta el código [A-Z]{2}-\d{4}; vale hasta el jue 26 nov\./,
  );
  const call = within(offer ?? page.container).getByRole('link', { name: /^Llamar/ });
  expect(call.getAttribute('href')).toBe('tel:+576010000000');
  const kept = () => page.api.callsTo(keepOf('hostal-centro'));
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]?.body).toEqual({
    rateInfo: {
      currencyCode: 'USD',
      refundableOnly: false,
      stayDateTimeRange: { startDate: '2026-12-10', endDate: '2026-12-14' },
      rooms: { room: [{ index: 1, adult: 2, children: 0, childAge: [] }] },
    },
    board: 'room-only',
    cancellation: 'non-refundable',
  });
  expect(await violations(page.container)).toEqual([]);
});

test('under a filter it is the cheapest that is left, by the plan that passes it, with a code of its own', async () => {
  const page = showResults({
    path: resultsPath({ cancel: 'free-cancellation' }),
    apiHandlers: firm([sea, town]),
  });
  expect(plain(await row())).toContain('Hotel Mar por teléfono: US$ 490,00 en total');
  const kept = () => page.api.callsTo(keepOf('hotel-mar'));
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]?.body).toMatchObject({ cancellation: 'free-cancellation' });
});

test('it stands below three hotels that it can be compared with, on the first page alone', async () => {
  const { go } = showResults({ apiHandlers: firm(manyHotels(60)) });
  await row();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(plain);
  expect(headings.findIndex((one) => one.includes('por teléfono'))).toBe(3);
  await go(resultsPath({ sort: 'price', page: '2' }));
  await screen.findByRole('article', { name: 'Hotel 21' });
  expect(screen.queryByRole('heading', { name: /por teléfono/ })).toBeNull();
});

test('where the API tells no end of its prices, no call is promised that lowers them', async () => {
  showResults({ apiHandlers: worldOf([sea, town]) });
  await screen.findByRole('article', { name: 'Hotel Mar' });
  expect(screen.queryByRole('heading', { name: /por teléfono/ })).toBeNull();
});
