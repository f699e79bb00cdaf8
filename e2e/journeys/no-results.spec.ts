import { HomePage } from '../pages/home-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';

test('a pair that nobody flies says so, keeps the search, and leads to another one', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.choosePlace('Origen', 'JFK', 'JFK');
  await home.choosePlace('Destino', 'LGA', 'LGA');
  await home.chooseDates(daysAhead(30), daysAhead(40));
  await home.search();

  // §8: sorry, no flights for your search criteria.
  const results = new ResultsPage(page);
  await expect(
    page.getByRole('heading', { name: 'Lo sentimos, no hay vuelos para tu búsqueda' }),
  ).toBeVisible();
  await expect(results.cards).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Llamar al/ })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Cambiar la búsqueda' }).last().click();
  await expect(home.place('Origen')).toHaveValue('Nueva York');
  await home.choosePlace('Destino', 'miami', 'MIA');
  await home.search();
  await expect(results.heading('Elige tu ida')).toBeVisible();
});

test('a place that does not exist is not found while it is typed', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.place('Origen').fill('zzzqqq');
  await expect(page.getByText('No se encontraron resultados para tu búsqueda').first()).toBeVisible();
});
