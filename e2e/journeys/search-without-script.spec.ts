import { HomePage } from '../pages/home-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { resultsOf } from '../support/searches.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what an address asks that cannot be searched is said, with ways on', async ({ page }) => {
    await page.goto(resultsOf({ infant: 2 }));
    await expect(page.getByText('Cada bebé viaja en brazos de un adulto')).toBeVisible();
    await expect(new ResultsPage(page).cards).toHaveCount(10);

    await page.goto(`${resultsOf()}&offer=QQ`);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Sin JavaScript no se abre el vuelo de este enlace' }),
    ).toBeVisible();
    await expect(new ResultsPage(page).cards).toHaveCount(10);

    await page.goto(resultsOf({ to: 'QQQ' }));
    await expect(page.getByRole('link', { name: 'Intentar otra vez' })).toBeVisible();
    await page.getByRole('link', { name: 'Cambiar la búsqueda' }).click();
    await expect(new HomePage(page).place('Origen')).toHaveValue('Bogotá');
  });

  test('what is typed on the home page leads to flights with their prices, and can be changed there', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await home.place('Origen').fill('Bogotá');
    await home.place('Destino').fill('Ámsterdam');
    await home.form.getByLabel('Ida', { exact: true }).fill(daysAhead(30));
    await home.form.getByLabel('Vuelta', { exact: true }).fill(daysAhead(41));
    await home.form.getByLabel('Adultos').fill('2');
    await home.form.getByLabel('Cabina').selectOption('Ejecutiva');
    await expect(home.form.getByRole('button')).toHaveCount(1);
    await home.search();
    await expect(page).toHaveURL(/\/bogota-a-amsterdam\/results\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ from: 'BOG', to: 'AMS', departureDate: daysAhead(30), returnDate: daysAhead(41) },
      ...{ adult: '2', cabin: 'business' },
    });
    const results = new ResultsPage(page);
    const { cards } = results;
    await expect(cards).toHaveCount(10);
    for (const card of await cards.all()) await expect(card).toContainText(/US\$\s?\d/);

    await page
      .getByRole('link', { name: /^Elegir/ })
      .first()
      .click();
    await expect(results.heading('Elige tu vuelta')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Elegir/ })).toHaveCount(0);

    await page.getByRole('link', { name: 'Cambiar la búsqueda' }).click();
    await expect(home.place('Origen')).toHaveValue('Bogotá');
    await expect(home.form.getByLabel('Adultos')).toHaveValue('2');
    await home.place('Destino').fill('Qwxzyk');
    await home.search();
    await expect(home.form.getByText('No se encontraron resultados para tu búsqueda')).toHaveCount(2);
    await expect(home.place('Destino')).toHaveValue('Qwxzyk');
    await home.place('Destino').fill('Miami');
    await home.form.getByText('Solo ida').click();
    await home.search();
    await expect(page).toHaveURL(/\/bogota-a-miami\/results\?tripType=1/);
    await expect(cards).toHaveCount(10);

    await page.getByRole('link', { name: /^Más barato/ }).click();
    await page.getByRole('link', { name: 'Salir un día después' }).click();
    await page.getByRole('checkbox', { name: /^Directo/ }).check();
    await page.getByRole('button', { name: 'Aplicar los filtros' }).click();
    await expect(page).toHaveURL(/[?&]stops=0(&|$)/);
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasNotText: 'Directo' })).toHaveCount(0);
  });
});

test.describe('when the script of the page does not come', () => {
  test.use({ expectedNoise: /main\.|ERR_FAILED|Failed to load|integrity/ });

  test('the search is sent by the browser', async ({ page }) => {
    const home = new HomePage(page);
    await page.route('**/host/*/main.*.js', (route) => route.abort());
    await page.goto('/');
    await home.place('Origen').fill('Bogotá');
    await home.place('Destino').fill('Miami');
    await home.search();
    await expect(page).toHaveURL(/\/bogota-a-miami\/results\?/);
    await expect(new ResultsPage(page).cards).toHaveCount(10);
  });
});
