import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { Preferences } from '../pages/preferences.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { breakCall, withoutConfiguration } from '../support/failing-calls.ts';
import { expect, test } from '../support/journey.ts';
import { NEW_VISITOR } from '../support/new-visitor.ts';
import { resultsOf } from '../support/searches.ts';

test.use({ storageState: NEW_VISITOR });

const FALLBACK = '+57 601 000 0000';
const TROUBLES = ['no connection', 'a problem', 'a page in place of data'] as const;
/** What the browser itself reports of a broken call. */
const BROKEN = 'status of 500|ERR_CONNECTION_REFUSED';

/** The line in the header, as it is written. */
const lineOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Llamar/ });
const written = (number: string) => new RegExp(number.replaceAll(' ', '\\s').replace('+', '\\+'));

test.describe('from Mexico', () => {
  test.use({ locale: 'es-MX' });

  test("the country's own line, and another country's at once when it is chosen", async ({ page }) => {
    await new HomePage(page).open();
    await expect(lineOf(page)).toHaveAccessibleName(/\+52/);
    await new Preferences(page).chooseCountry('ES');
    await expect(lineOf(page)).toHaveAccessibleName(/\+34/);
    await page.reload();
    await expect(lineOf(page), 'the choice is kept').toHaveAccessibleName(/\+34/);
  });
});

test.describe('from a country without a line of its own', () => {
  test.use({ locale: 'es-UY' });

  test('the fallback line', async ({ page }) => {
    await Promise.all([page.waitForResponse('**/api/graphql'), new HomePage(page).open()]);
    await expect(lineOf(page)).toHaveAccessibleName(written(FALLBACK));
  });
});

test('the visitor is looked up once a session, whatever the number of pages', async ({ page }) => {
  let lookUps = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visitor/location')) lookUps += 1;
  });
  await new HomePage(page).open();
  // A page that is left before it has heard the answer has to ask again.
  await page.waitForFunction(() => window.sessionStorage.getItem('alisio.visitor') !== null);
  await page.goto('/user/my-journey');
  await page.reload();
  await Promise.all([page.waitForResponse('**/api/graphql'), page.goto('/')]).catch(() => undefined);
  expect(lookUps).toBe(1);
});

for (const trouble of TROUBLES) {
  test.describe(`the look-up answered by ${trouble}`, () => {
    test.use({ expectedNoise: new RegExp(`Visitor location fail|${BROKEN}`) });

    test('US dollars, the fallback line, and a page that works', async ({ page }) => {
      await breakCall(page, 'location', trouble);
      const results = new ResultsPage(page);
      await page.goto(resultsOf());
      await expect(results.cards.first()).toContainText(/US\$\s?[\d.]+,\d{2}/);
      await expect(lineOf(page)).toHaveAccessibleName(written(FALLBACK));
    });
  });

  test.describe(`contacts answered by ${trouble}`, () => {
    test.use({ expectedNoise: new RegExp(`Error fetching contacts|${BROKEN}`) });

    test('the fallback line, and the failure in the log', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await breakCall(page, 'contacts', trouble);
      await new HomePage(page).open();
      await expect.poll(() => logged).toContain('Error fetching contacts');
      await expect(lineOf(page)).toHaveAccessibleName(written(FALLBACK));
    });
  });

  test.describe(`no configuration in the page, and ${trouble} when it is asked for`, () => {
    test.use({ expectedNoise: new RegExp(`Client configuration fail|${BROKEN}`) });

    test('the search works, without numbers', async ({ page }) => {
      await withoutConfiguration(page);
      await breakCall(page, 'configuration', trouble);
      const home = new HomePage(page);
      await home.open();
      await home.choosePlace('Origen', 'bogota', 'BOG');
      await home.choosePlace('Destino', 'miami', 'MIA');
      await home.search();
      await new ResultsPage(page).heading('Elige tu ida').waitFor();
    });
  });
}

test('without a configuration in the page it is asked for, and the line is there', async ({ page }) => {
  await withoutConfiguration(page);
  await new HomePage(page).open();
  await expect(lineOf(page)).toBeVisible();
});
