import { type ApiHandler, onDay } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listClock } from '../features/price-clock/list-clock-store.ts';
import { listedHotel, searchOver, worldOf } from '../testing/hotels.ts';
import { resultsPath, showResults } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay('2026-11-25');
afterEach(() => listClock.reset());

const MINUTE = 60_000;
const SEARCH = '/hotel-offers/search';

/** A world of one hotel whose prices hold for 15 minutes from when they are asked for. */
const firmAt = (total: number): ApiHandler[] => [
  {
    method: 'POST',
    path: SEARCH,
    respond: (call) => {
      const { body } = searchOver([listedHotel('Hotel Mar', { total })])(call);
      const expiresAt = new Date(Date.now() + 15 * MINUTE).toISOString();
      return { body: { ...body, meta: { ...body.meta, expiresAt } } };
    },
  },
  { method: 'POST', path: '/hotels/{code}/phone-offers', status: 201, body: { code: 'KT-4827', until: '' } },
  ...worldOf([]).slice(0, 2),
];

/** As a tab that comes back after a while: no timer has fired meanwhile. */
const sleep = (milliseconds: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + milliseconds);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const shows = async (words: string) =>
  waitFor(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await screen.findByRole('timer')).textContent?.replace(/\s/g, ' ')).toBe(words);
  });
const priceOf = async (name: string) =>
  (await screen.findByRole('article', { name })).textContent?.replace(/\s/g, ' ');

test('prices of a list are counted down, and who asks in time has those of now and another 15 minutes', async () => {
  const page = showResults({ apiHandlers: firmAt(400) });
  await shows('Precios al día 15 min');
  await sleep(13 * MINUTE);
  page.api.use(...firmAt(480));
  await page.user.click(await screen.findByRole('button', { name: 'Renovar' }));
  await shows('Precios al día 15 min');
  expect(await priceOf('Hotel Mar')).toContain('US$ 480,00');
});

test('at the end the list stands as it is, or as it is now; who was told is not told again', async () => {
  const path = resultsPath({ sort: 'price' });
  const page = showResults({ apiHandlers: firmAt(400), path });
  await shows('Precios al día 15 min');
  await sleep(16 * MINUTE);
  const dialog = await screen.findByRole('dialog', { name: 'Los precios son de hace 15 minutos' });
  expect(await violations(dialog)).toEqual([]);
  const before = page.api.callsTo(SEARCH).length;
  await page.user.click(within(dialog).getByRole('button', { name: /^Volver a los resultados/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.callsTo(SEARCH)).toHaveLength(before);
  await page.go('/hoteles');
  await page.go(-1);
  await shows('Precios por confirmarRenovar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await priceOf('Hotel Mar')).toContain('US$ 400,00');
});

test('all results are asked for again from what says that they are over, and their order stays', async () => {
  const path = resultsPath({ sort: 'price' });
  const page = showResults({ apiHandlers: firmAt(400), path });
  await shows('Precios al día 15 min');
  await sleep(16 * MINUTE);
  page.api.use(...firmAt(360));
  await page.user.click(await screen.findByRole('button', { name: /^Actualizar los resultados/ }));
  await shows('Precios al día 15 min');
  expect(await priceOf('Hotel Mar')).toContain('US$ 360,00');
  expect(page.address()).toBe(path);
});
