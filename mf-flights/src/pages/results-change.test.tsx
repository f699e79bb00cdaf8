import { onDay } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { basic, found } from '../testing/results.ts';
import { resultsPath, showResults, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const apiHandlers = [found(basic)];

const edit = async (page: ReturnType<typeof showResults>) => {
  await screen.findByRole('article', { name: /^Avianca/ });
  await page.user.click(screen.getByRole('button', { name: 'Cambiar la búsqueda' }));
  await screen.findByRole('combobox', { name: 'Origen' });
};

test('the form opens with what was searched, names included, also from a bare link', async () => {
  const page = showResults({ path: resultsPath({ adult: '2', infant: '1' }), apiHandlers });
  await edit(page);
  expect(screen.getByRole('combobox', { name: 'Origen' })).toHaveProperty('value', 'Bogotá');
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveProperty('value', 'Miami');
  expect(screen.getByRole('button', { name: /3 viajeros, Económica/ })).toBeTruthy();
  expect(await violations(page.container)).toEqual([]);
});

test('a new search closes the form and shows its own results', async () => {
  const page = showResults({ apiHandlers });
  await edit(page);
  await page.user.click(screen.getByRole('button', { name: 'Intercambiar origen y destino' }));
  await page.user.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  expect(page.address()).toMatch(/^\/miami-a-bogota\/results\?.*from=MIA&to=BOG/);
  expect(screen.queryByRole('combobox')).toBeNull();
});
