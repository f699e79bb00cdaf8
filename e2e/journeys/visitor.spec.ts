import { LOCATION_COOKIE } from '@alisio/shared-contracts/visitor';
import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { Preferences } from '../pages/preferences.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { expect, test } from '../support/failing-api-journey.ts';
import { test as journey } from '../support/journey.ts';
import { NEW_VISITOR } from '../support/new-visitor.ts';
import { resultsOf } from '../support/searches.ts';

test.use({ storageState: NEW_VISITOR });

const FALLBACK = '+57 601 000 0000';
/** What the browser itself reports of a broken call. */
const BROKEN = 'status of 50\\d';

/** The line in the header, as it is written. */
const lineOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Llamar/ });
const written = (number: string) => new RegExp(number.replaceAll(' ', '\\s').replace('+', '\\+'));

journey.describe('from Mexico', () => {
  journey.use({ storageState: NEW_VISITOR, locale: 'es-MX' });

  journey("the country's own line, and another country's at once when it is chosen", async ({ page }) => {
    await new HomePage(page).open();
    await expect(lineOf(page)).toHaveAccessibleName(/\+52/);
    await new Preferences(page).chooseCountry('ES');
    await expect(lineOf(page)).toHaveAccessibleName(/\+34/);
    await page.reload();
    await expect(lineOf(page), 'the choice is kept').toHaveAccessibleName(/\+34/);
  });
});

journey.describe('from a country without a line of its own', () => {
  journey.use({ storageState: NEW_VISITOR, locale: 'es-UY' });

  journey('the fallback line', async ({ page }) => {
    await Promise.all([page.waitForResponse('**/api/graphql'), new HomePage(page).open()]);
    await expect(lineOf(page)).toHaveAccessibleName(written(FALLBACK));
  });
});

test('the visitor is looked up once a session, whatever the number of pages', async ({ page, api }) => {
  await new HomePage(page).open();
  // A page that is left before it has kept the answer has it asked for again.
  await page.waitForFunction((name) => document.cookie.includes(`${name}=`), LOCATION_COOKIE.name);
  await page.goto('/user/my-journey');
  await page.reload();
  await Promise.all([page.waitForResponse('**/api/graphql'), page.goto('/')]);
  expect(api.asked('location')).toBe(1);
});

// Each call by one trouble: that all of them come to the same is tried without a browser, of what the edge draws
// (`host/server/pages/failing-calls.test.ts`) and of what a browser makes of it (`host/src/visitor/start-visitor.test.tsx`).
test.describe('the look-up answered by no connection', () => {
  test.use({
    failing: { call: 'location', by: 'no connection' },
    expectedNoise: new RegExp(`Visitor location fail|${BROKEN}`),
  });

  test('US dollars, the fallback line, and a page that works', async ({ page }) => {
    const results = new ResultsPage(page);
    await page.goto(resultsOf());
    await expect(results.cards.first()).toContainText(/US\$\s?[\d.]+,\d{2}/);
    await expect(lineOf(page)).toHaveAccessibleName(written(FALLBACK));
  });
});

test.describe('contacts answered by a problem', () => {
  test.use({
    failing: { call: 'contacts', by: 'a problem' },
    expectedNoise: new RegExp(`Error fetching contacts|${BROKEN}`),
  });

  test('the fallback line, and the failure in the log', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await new HomePage(page).open();
    await expect.poll(() => logged).toContain('Error fetching contacts');
    await expect(lineOf(page)).toHaveAccessibleName(written(FALLBACK));
  });
});

test.describe('the configuration answered by a page in place of data', () => {
  test.use({
    failing: { call: 'configuration', by: 'a page in place of data' },
    expectedNoise: /Client configuration fail/,
  });

  test('the search works, without numbers', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.choosePlace('Origen', 'bogota', 'BOG');
    await home.choosePlace('Destino', 'miami', 'MIA');
    await home.search();
    await new ResultsPage(page).heading('Elige tu ida').waitFor();
  });
});

test.describe('a page without the configuration, which the edge was not told', () => {
  test.use({ failing: { call: 'configuration', by: 'a problem', atEdgeOnly: true } });

  test('it is asked for, and the line is there', async ({ page }) => {
    await new HomePage(page).open();
    await expect(lineOf(page)).toBeVisible();
  });
});
