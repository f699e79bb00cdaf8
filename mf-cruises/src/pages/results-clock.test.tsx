import { type ApiCall, type ApiHandler, onDay } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { listClock } from '../features/price-clock/list-clock-store.ts';
import { answerOf, listedCruise, soldOutBalcony, withCruises } from '../testing/cruises.ts';
import { showCruiseResults } from '../testing/results-page.ts';

onDay('2026-11-25');
afterEach(() => listClock.reset());

const MINUTE = 60_000;
const SEARCH = '/cruises/search';

/** Two lines on one route, whose prices hold for 15 minutes from when they are asked for. */
const firmAt = (inside: number): ApiHandler[] => [
  {
    method: 'GET',
    path: SEARCH,
    respond: (call: ApiCall) => {
      const { cabins } = listedCruise();
      const dear = listedCruise({ cabins: { ...cabins, inside: { price: inside, cabin: inside * 2 } } });
      const body = answerOf([dear, soldOutBalcony], call);
      const expiresAt = new Date(Date.now() + 15 * MINUTE).toISOString();
      return { body: { ...body, meta: { ...body.meta, expiresAt } } };
    },
  },
  ...withCruises([]).slice(1),
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
const inside = (price: string) =>
  screen.findByRole('link', { name: new RegExp(`^Interior US\\$ ${price} `) });

test('prices of a list are counted down, and who asks in time has those of now and another 15 minutes', async () => {
  const page = showCruiseResults({ apiHandlers: firmAt(74_900) });
  await shows('Precios al día 15 min');
  expect(await inside('749')).toBeTruthy();
  await sleep(13 * MINUTE);
  page.api.use(...firmAt(79_900));
  await page.user.click(await screen.findByRole('button', { name: 'Renovar' }));
  await shows('Precios al día 15 min');
  expect(await inside('799')).toBeTruthy();
});

test('§4: at the end a flag says that the time is up; the list stands as it is, and who was told is not told again', async () => {
  const page = showCruiseResults({ apiHandlers: firmAt(74_900) });
  await shows('Precios al día 15 min');
  expect(listClock.get().finished).toBeNull();
  await sleep(16 * MINUTE);
  const dialog = await screen.findByRole('dialog', { name: 'Los precios son de hace 15 minutos' });
  expect(listClock.get().finished).not.toBeNull();
  expect(await violations(dialog)).toEqual([]);
  const before = page.api.callsTo(SEARCH).length;
  await page.user.click(within(dialog).getByRole('button', { name: /^Volver a los resultados/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shows('Precios por confirmarRenovar');
  expect(page.api.callsTo(SEARCH)).toHaveLength(before);
  expect(await inside('749')).toBeTruthy();
});

test('all results are asked for again from what says that they are over; order and facets stay', async () => {
  const path = '/crucerro/result?adults=2&sort=date&lines=pleamar';
  const page = showCruiseResults({ apiHandlers: firmAt(74_900), path });
  await shows('Precios al día 15 min');
  await sleep(16 * MINUTE);
  page.api.use(...firmAt(69_900));
  await page.user.click(await screen.findByRole('button', { name: /^Actualizar los resultados/ }));
  await shows('Precios al día 15 min');
  expect(await inside('699')).toBeTruthy();
  expect(page.address()).toBe(path);
});
