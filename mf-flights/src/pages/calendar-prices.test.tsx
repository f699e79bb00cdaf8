import { onDay } from '@alisio/platform/testing';
import { addDays } from '@alisio/shared-contracts/dates';
import { screen, within } from '@testing-library/react';
import { basic, found } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';

onDay(TODAY);

const asked: { firstDate: string; days: number }[] = [];
const calendar = {
  method: 'POST' as const,
  path: '/air/flight-offer/calendar',
  respond: ({ body }: { body: unknown }) => {
    const { firstDate, days } = Object(body);
    if (days > 7) asked.push(Object(body));
    const data = Array.from({ length: days }, (_, day) => ({
      date: addDays(firstDate, day),
      total: day % 10 === 3 ? null : 100_000 + (day % 10) * 1000,
    }));
    const suppliers = { asked: 3, awaited: [], missing: ['demo3'] };
    const meta = firstDate === '2027-01-01' ? { suppliers } : {};
    return { body: { data, meta: { currency: 'USD', ...meta } } };
  },
};

test('the calendar asks for its months when it opens, and says what a day costs, which are cheapest and of what', async () => {
  const page = showResults({ apiHandlers: [found(basic), calendar], path: resultsPath({ adult: '2' }) });
  await screen.findByRole('article', { name: /^Avianca/ });
  await page.user.click(screen.getByRole('button', { name: 'Cambiar la búsqueda' }));
  await screen.findByRole('combobox', { name: 'Origen' });
  expect(asked).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: /^Salida|^Ida/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Elige tus fechas' });
  const day = await within(dialog).findByRole('button', {
    name: /^martes, 1 de diciembre de 2026, US\$\s1\.000$/,
  });
  expect(day.dataset.cheapest).toBe('');
  expect(
    within(dialog).getByRole('button', { name: /^miércoles, 2 de diciembre de 2026, US\$\s1\.010$/ }).dataset
      .cheapest,
  ).toBeUndefined();
  expect(within(dialog).getByRole('button', { name: /^viernes, 4 de diciembre de 2026$/ })).toBeTruthy();
  within(dialog).getByText(/^Total para 2 viajeros, 15 noches, en US\$.*mes\.$/);
  expect(asked).toEqual([
    expect.objectContaining({ firstDate: '2026-12-01', days: 62, stayDays: 15, from: 'BOG', to: 'MIA' }),
  ]);
  within(dialog).getByText(/^12.dic a 27.dic, desde US\$\s1\.\d{3}$/);
  await page.user.click(within(dialog).getByRole('button', { name: 'Mes siguiente' }));
  await within(dialog).findByRole('button', { name: /^lunes, 1 de febrero de 2027, US\$\s1\./ });
  expect(asked.map(({ firstDate }) => firstDate)).toEqual(['2026-12-01', '2027-01-01']);
  within(dialog).getByText(/Faltan respuestas: puede haber precios más bajos\.$/);
});
