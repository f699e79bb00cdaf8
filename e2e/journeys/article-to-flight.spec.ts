import { ArticlePage } from '../pages/article-page.ts';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { NEW_VISITOR } from '../support/new-visitor.ts';

const SPANISH = '/destinations/cartagena-en-tres-dias';
const ENGLISH = '/destinations/cartagena-in-three-days?locale=en';

const SEARCH_ENGINE = 'https://www.google.com/';

/** As who searched finds it: in a browser that was never here. */
test.use({ storageState: NEW_VISITOR });

test('who lands on an article from a search engine reads it in its language, and flies where it is about', async ({
  page,
  browser,
  baseURL,
}) => {
  const abroad = await browser.newContext({
    storageState: NEW_VISITOR,
    locale: 'en-US',
    ...(baseURL ? { baseURL } : {}),
  });
  const inEnglish = await abroad.newPage();
  await inEnglish.goto(SPANISH, { referer: SEARCH_ENGINE });
  await expect(inEnglish.locator('html'), 'an English browser, a Spanish address').toHaveAttribute(
    'lang',
    'es',
  );
  await expect(new ArticlePage(inEnglish).heading).toContainText('tres días');
  await abroad.close();

  const article = new ArticlePage(page);
  await page.goto(ENGLISH, { referer: SEARCH_ENGINE });
  await expect(page.locator('html'), 'a Spanish browser, an English address').toHaveAttribute('lang', 'en');
  await expect(article.heading).toContainText('three days');
  await expect(article.fromPrice(/^Flights to Cartagena/)).toBeVisible();
  await page.context().clearCookies();

  await page.goto(SPANISH, { referer: SEARCH_ENGINE });
  await expect(article.heading).toContainText('tres días');
  const card = article.fromPrice(/^Vuelos a Cartagena/);
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(/desde\s*COP\s?\d{2,3}\.\d{3}/);
  await card.click();

  const results = new ResultsPage(page);
  await expect(results.heading('Elige tu ida')).toBeVisible();
  await expect(page).toHaveURL(/\/results\?.*\bto=CTG\b/);
  await results.choose(results.cards.first());
  await expect(results.heading('Elige tu vuelta')).toBeVisible();
  await results.choose(results.cards.first());

  const summary = new SummaryPage(page);
  await summary.heading.waitFor();
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await summary.pay();
  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible();
  await expect(confirmed.heading).toContainText('Cartagena');
  await expect(confirmed.fact('Referencia')).toHaveText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
});
