import type { ApiHandler } from '@alisio/platform/testing';
import { onDay } from '@alisio/platform/testing';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { offerClock } from '../features/offer-clock/offer-clock-store.ts';
import { searchAnswer } from '../testing/offers.ts';
import { atReturn, basic, late, SEARCH, slow } from '../testing/results.ts';
import { showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);
afterEach(() => offerClock.reset());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Offers whose prices hold for 15 minutes from when they are asked for, by a server's clock that is ahead. */
const firm = (aheadMs: number, ...offers: FlightOffer[]): ApiHandler => ({
  method: 'POST',
  path: SEARCH,
  respond: () => {
    const answer = searchAnswer(...offers);
    const expiresAt = new Date(Date.now() + aheadMs + 15 * MINUTE).toISOString();
    return { body: { ...answer, meta: { ...answer.meta, expiresAt } } };
  },
});

function showFirm(path: string | undefined, aheadMs: number, ...offers: FlightOffer[]) {
  const page = showResults({ ...(path ? { path } : {}), apiHandlers: [firm(aheadMs, ...offers)] });
  page.api.setAhead(aheadMs);
  return page;
}

/** As a tab that comes back after a while: no timer has fired meanwhile. */
const sleep = (milliseconds: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + milliseconds);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const clock = () => screen.findByRole('timer');
const title = () => screen.getByRole('heading', { level: 1 });
const shows = async (words: string) =>
  waitFor(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await clock()).textContent?.replace(/\s/g, ' ')).toBe(words);
  });

test('prices are counted down by the server’s clock, whatever the visitor’s says', async () => {
  showFirm(undefined, -5 * HOUR, basic, slow);
  await shows('Precios firmes 15 min');
  await sleep(12 * MINUTE);
  await shows('Precios firmes 3 min');
  await sleep(MINUTE);
  await shows('Precios firmes 2 minRenovar');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who asks in time has another 15 minutes', async () => {
  const page = showFirm(undefined, HOUR, basic, slow);
  await shows('Precios firmes 15 min');
  await sleep(14 * MINUTE);
  await page.user.click(await screen.findByRole('button', { name: 'Renovar' }));
  expect(document.activeElement).toBe(title());
  await shows('Precios firmes 15 min');
  expect(page.api.callsTo(SEARCH)).toHaveLength(2);
});

test('at the end there are the results of now, or those that stand; who was told is not told again', async () => {
  const page = showFirm(undefined, 0, basic, slow);
  await shows('Precios firmes 15 min');
  await sleep(16 * MINUTE);
  const dialog = await screen.findByRole('dialog', { name: 'Los precios ya no están firmes' });
  expect(within(dialog).queryByRole('button', { name: /^Actualizar el vuelo elegido/ })).toBeNull();
  expect(await violations(dialog)).toEqual([]);
  await page.user.click(within(dialog).getByRole('button', { name: /^Volver a los resultados/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(page.api.callsTo(SEARCH)).toHaveLength(1);
  await page.go('/');
  await page.go(-1);
  await shows('Precios por confirmarRenovar');
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Renovar' }));
  await shows('Precios firmes 15 min');
});

test('the selected flight is refreshed, with its price of before and now', async () => {
  const page = showFirm(atReturn, 0, basic, late);
  await shows('Precios firmes 15 min');
  await sleep(16 * MINUTE);
  const dialog = await screen.findByRole('dialog', { name: 'Los precios ya no están firmes' });
  page.api.use(firm(0, basic));
  await page.user.click(within(dialog).getByRole('button', { name: /^Actualizar el vuelo elegido/ }));
  const told = await screen.findByRole('dialog', { name: 'El precio subió' });
  expect(told.textContent).toMatch(/AntesUS\$\s480,00/);
  expect(told.textContent).toMatch(/AhoraUS\$\s520,00/);
  await page.user.click(within(told).getByRole('button', { name: 'Seguir así' }));
  await shows('Precios firmes 15 min');
  expect(page.address()).toBe(atReturn);
});

test('who wants the results of now chooses the way out anew', async () => {
  const page = showFirm(atReturn, 0, basic, late);
  await shows('Precios firmes 15 min');
  await sleep(16 * MINUTE);
  await page.user.click(await screen.findByRole('button', { name: /^Actualizar los resultados/ }));
  await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
  await shows('Precios firmes 15 min');
});

test('a selected flight that is sold no more leads back to the others', async () => {
  const page = showFirm(atReturn, 0, basic, late);
  await shows('Precios firmes 15 min');
  await sleep(16 * MINUTE);
  page.api.use(firm(0, slow));
  await page.user.click(await screen.findByRole('button', { name: /^Actualizar el vuelo elegido/ }));
  await screen.findByRole('dialog', { name: 'Tu vuelo ya no está a la venta' });
  await page.user.click(screen.getByRole('button', { name: 'Ver otros vuelos' }));
  await screen.findByRole('heading', { level: 1, name: 'Elige tu ida' });
});
