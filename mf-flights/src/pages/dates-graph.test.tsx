import { onDay } from '@alisio/platform/testing';
import { addDays } from '@alisio/shared-contracts/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { basic, found } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

interface Asked {
  firstDate: string;
  days: number;
  stayDays?: number;
}
const asked: Asked[] = [];
/** The week over the results asks for its prices, too, before or after. */
const askedByTheGraph = () => asked.findLast(({ days }) => days === 60);
const UNSOLD = '2026-12-19';
/** Each day costs a dollar more than the one before; a night more, ten. */
const calendar = {
  method: 'POST' as const,
  path: '/air/flight-offer/calendar',
  respond: ({ body }: { body: unknown }) => {
    const question = body as Asked;
    asked.push(question);
    const data = Array.from({ length: question.days }, (_, day) => ({
      date: addDays(question.firstDate, day),
      total:
        addDays(question.firstDate, day) === UNSOLD
          ? null
          : 100_000 + day * 100 + (question.stayDays ?? 0) * 1000,
    }));
    return { body: { data, meta: { currency: 'USD' } } };
  },
};
const slider = () => screen.findByRole('slider', { name: 'Precio de cada día de salida' });
const says = async (words: RegExp) =>
  waitFor(async () => expect((await slider()).getAttribute('aria-valuetext')).toMatch(words));

test('sixty days of the same stay are gone through by keys, said with their price, and searched by Enter', async () => {
  const page = showResults({ apiHandlers: [found(basic), calendar], path: resultsPath() });
  await page.user.click(await screen.findByRole('button', { name: 'Precios de 60 días' }));
  await says(/^sábado 12 de diciembre, US\$\s1\.164$/);
  expect(askedByTheGraph()).toMatchObject({ firstDate: '2026-11-28', stayDays: 15 });
  expect(await violations(screen.getByRole('dialog'))).toEqual([]);
  (await slider()).focus();
  await page.user.keyboard('{PageUp}{Enter}');
  await says(/^sábado 19 de diciembre, /);
  expect(page.address()).toBe(resultsPath());
  await page.user.keyboard('{PageDown}{ArrowRight}{PageUp}');
  await says(/^domingo 20 de diciembre, US\$\s1\.172$/);
  await page.user.click(screen.getByRole('button', { name: 'Una noche más' }));
  await says(/US\$\s1\.182$/);
  await page.user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  const row = await screen.findByRole('row', { name: /vie\s1\sene/ });
  expect(within(row).getByRole('cell').textContent).toMatch(/1\.194/);
  (await slider()).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.address()).toMatch(/departureDate=2026-12-20.*returnDate=2027-01-05/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a one-way trip has a graph without a stay', async () => {
  const path = resultsPath({ tripType: '1' });
  const page = showResults({ apiHandlers: [found(basic), calendar], path });
  await page.user.click(await screen.findByRole('button', { name: 'Precios de 60 días' }));
  await says(/^sábado 12 de diciembre, US\$\s1\.014$/);
  expect(askedByTheGraph()).toHaveProperty('firstDate');
  expect(askedByTheGraph()).not.toHaveProperty('stayDays');
  expect(screen.queryByText('Noches de estancia')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Un día después' }));
  await page.user.click(screen.getByRole('button', { name: /^Salir el 13\sdic$/ }));
  await waitFor(() => expect(page.address()).toMatch(/departureDate=2026-12-13/));
});
