import { asVisitor, onDay } from '@alisio/platform/testing';
import { addDays } from '@alisio/shared-contracts/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { offer } from '../testing/offers.ts';
import { basic, card, found } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

/** From the asked day on; the third has no flights. */
const TOTALS = [187_310, 160_000, null, 159_999, 202_000, 210_000, 159_999];

const asked: unknown[] = [];
const calendar = {
  method: 'POST' as const,
  path: '/air/flight-offer/calendar',
  respond: ({ body }: { body: unknown }) => {
    asked.push(body);
    const data = TOTALS.map((total, day) => ({ date: addDays('2026-12-09', day), total }));
    return { body: { data, meta: { currency: 'USD' } } };
  },
};

/** With a return of the same stay a trip costs 1.500. */
const fromAskedDay = ({ body }: { body: unknown }) => {
  asked.push(body);
  const { firstDate, days, stayDays } = Object(body);
  const total = stayDays === undefined ? 160_000 : 150_000;
  const data = Array.from({ length: days }, (_, day) => ({ date: addDays(firstDate, day), total }));
  return { body: { data, meta: { currency: 'USD' } } };
};

test('the days around the departure have the prices of their searches, the lowest said, and lead to them', async () => {
  const page = showResults({
    apiHandlers: [found(basic), calendar],
    path: resultsPath({ cabin: 'business' }),
  });
  const strip = await screen.findByRole('navigation', { name: 'Precios de los días cercanos' });
  const day = (name: RegExp) => within(strip).findByRole('link', { name });
  expect((await day(/9 de diciembre.*1\.874$/)).getAttribute('aria-current')).toBeNull();
  expect((await day(/12 de diciembre.*1\.600\s*el más bajo/)).getAttribute('aria-current')).toBe('date');
  await day(/15 de diciembre.*1\.600\s*el más bajo/);
  await day(/11 de diciembre.*sin vuelos/);
  expect(asked).toEqual([
    expect.objectContaining({
      from: 'BOG',
      firstDate: '2026-12-09',
      days: 7,
      returnDate: '2026-12-27',
      cabin: 'business',
    }),
  ]);
  expect(await violations(page.container)).toEqual([]);
  await page.user.click(await day(/14 de diciembre/));
  await waitFor(() => expect(page.address()).toMatch(/departureDate=2026-12-14.*returnDate=2026-12-27/));
});

test('a day that the return would come before leads to a trip of the same stay, by its price', async () => {
  asked.length = 0;
  const page = showResults({
    apiHandlers: [found(basic), { ...calendar, respond: fromAskedDay }],
    path: resultsPath({ departureDate: '2026-12-12', returnDate: '2026-12-13' }),
  });
  const strip = await screen.findByRole('navigation', { name: 'Precios de los días cercanos' });
  await within(strip).findByRole('link', { name: /13 de diciembre.*1\.500/ });
  const before = { firstDate: '2026-12-09', days: 4, returnDate: '2026-12-13' };
  const after = { firstDate: '2026-12-13', days: 3, stayDays: 1 };
  expect(asked).toEqual([expect.objectContaining(before), expect.objectContaining(after)]);
  const next = screen.getByRole('link', { name: 'Salir un día después' });
  expect(next.getAttribute('href')).toMatch(/departureDate=2026-12-13.*returnDate=2026-12-14/);
  await page.user.click(within(strip).getByRole('link', { name: /15 de diciembre/ }));
  await waitFor(() => expect(page.address()).toMatch(/departureDate=2026-12-15.*returnDate=2026-12-16/));
});

test('days whose prices lack a supplier say so, in the graph too', async () => {
  const suppliers = { asked: 3, awaited: [], missing: ['demo3'] };
  const lacking = {
    ...calendar,
    respond: ({ body }: { body: unknown }) => {
      const { firstDate, days } = Object(body);
      const data = Array.from({ length: days }, (_, day) => ({
        date: addDays(firstDate, day),
        total: 160_000,
      }));
      return { body: { data, meta: { currency: 'USD', suppliers } } };
    },
  };
  const page = showResults({ apiHandlers: [found(basic), lacking] });
  const strip = await screen.findByRole('navigation', { name: 'Precios de los días cercanos' });
  await within(strip).findByText('Faltan respuestas: puede haber precios más bajos.');
  await page.user.click(screen.getByRole('button', { name: 'Precios de 60 días' }));
  await within(await screen.findByRole('dialog')).findByText(/^Faltan respuestas/);
});

test.each<Record<string, string>>([{ bag: '1' }, { stops: '0' }])(
  'beside a list with %j the prices of days say that they are without that',
  async (asks) => {
    const page = showResults({ path: resultsPath(asks), apiHandlers: [found(basic), calendar] });
    const strip = await screen.findByRole('navigation', { name: 'Precios de los días cercanos' });
    within(strip).getByText('Sin filtros ni maleta sumada.');
    await page.user.click(screen.getByRole('button', { name: 'Precios de 60 días' }));
    await within(await screen.findByRole('dialog')).findByText(/no cuentan filtros ni maleta sumada/);
  },
);

test('a price that is written short is rounded up: no day costs more than it says', async () => {
  asVisitor({ currency: 'COP' });
  showResults({ apiHandlers: [found(basic), calendar] });
  const strip = await screen.findByRole('navigation', { name: 'Precios de los días cercanos' });
  // 7,492,400
  await within(strip).findByRole('link', { name: /9 de diciembre.*7,50\sM$/ });
});

test('of several travelers a day says what its flight does: both are the sum of what each is shown to pay', async () => {
  asVisitor({ currency: 'EUR' });
  // Each € 360.67 (360.666): together 1,082.01, not the 1,082.00 of the sum.
  const day = { date: '2026-12-12', total: 120_222, shares: [40_074, 40_074, 40_074] };
  const body = { data: [day], meta: { currency: 'USD' } };
  const { method, path } = calendar;
  showResults({
    path: resultsPath({ adult: '3' }),
    apiHandlers: [found(offer({ total: 120_222, adults: 3 })), { method, path, body }],
  });
  await card(/€.1\.082,01/);
  const strip = await screen.findByRole('navigation', { name: 'Precios de los días cercanos' });
  await within(strip).findByRole('link', { name: /12 de diciembre.*1\.083/ });
});
