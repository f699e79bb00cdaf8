import { ArticlePage } from '../pages/article-page.ts';
import { Footer, livingFoot } from '../pages/footer.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';

test('another language on a filled search form loses nothing of it', async ({ page }) => {
  const home = new HomePage(page);
  const header = new Header(page);
  await home.open();
  await home.choosePlace('Origen', 'bogota', 'BOG');
  await home.choosePlace('Destino', 'nueva york', 'NYC');
  await home.chooseDates(daysAhead(30), daysAhead(40));
  await home.chooseTravelers({ adults: 2, children: 1, infants: 1 });
  await expect(home.form.getByRole('button', { name: /4 viajeros/ })).toBeVisible();
  const filled = await home.filledIn();

  await header.switchToEnglish();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = page.getByRole('form', { name: 'Search flights' });
  await expect(english.getByRole('combobox', { name: 'From' })).toHaveValue(/Bogot/);
  await expect(english.getByRole('button', { name: /4 travelers, Economy/ })).toBeVisible();

  await header.switchToSpanish();
  await expect.poll(() => home.filledIn()).toEqual(filled);

  await header.switchToEnglish();
  // The choice is kept once the texts are there.
  await expect(english).toBeVisible();
  await page.reload();
  await expect(english, 'the choice is kept').toBeVisible();
  await expect(english.getByRole('combobox', { name: 'From' })).toHaveValue(/Bogot/);
});

test('another language at the end of an article is that article, and not from its top on', async ({
  page,
}) => {
  await page.goto('/destinations/cartagena-en-tres-dias');
  await livingFoot(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await new Footer(page).chooseLanguage('en');
  await expect(page).toHaveURL(/cartagena-in-three-days/);
  await expect(new ArticlePage(page).heading).toContainText('three days');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe('a browser that speaks English', () => {
  test.use({ locale: 'en-US' });

  test('gets English at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('form', { name: 'Search flights' })).toBeVisible();
  });
});
