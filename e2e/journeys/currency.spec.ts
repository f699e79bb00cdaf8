import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { Preferences } from '../pages/preferences.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll } from '../support/checkout.ts';
import { watchDocuments } from '../support/document.ts';
import { test as onFailingApi } from '../support/failing-api-journey.ts';
import { expect, test } from '../support/journey.ts';
import { NEW_VISITOR } from '../support/new-visitor.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

test.use({ storageState: NEW_VISITOR });

test('a visitor from Colombia reads pesos, is told what is charged, and pays exactly that', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await page.goto(resultsOf({ ...leavingIn(52), tripType: '1' }));
  const card = results.cards.first();
  // §9: pesos are written whole, with dots.
  await expect(card).toContainText(/COP\s?\d{1,3}(\.\d{3})+(?!,)/);
  await expect(page.getByText(/Precios en .* Se cobra en /)).toBeVisible();
  await results.choose(card);

  const summary = new SummaryPage(page);
  await summary.heading.waitFor();
  const charged = /Se te cobrarán US\$\s([\d.]+,\d{2})/;
  await expect(summary.order).toContainText(charged);
  const amount = charged.exec((await summary.order.textContent()) ?? '')?.[1] ?? 'none';
  await expect(summary.payButton).toContainText(`US$ ${amount}`);
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await summary.pay();
  const confirmed = new ConfirmationPage(page);
  await confirmed.status.waitFor();
  await expect(page.getByRole('main'), 'the receipt').toContainText(`US$ ${amount}`);
});

test('another currency on the results changes every price at once and nothing else', async ({ page }) => {
  const results = new ResultsPage(page);
  const documents = watchDocuments(page);
  await page.goto(resultsOf());
  const card = results.cards.first();
  await expect(card).toContainText(/COP\s?\d/);
  const address = page.url();
  const times = (await card.textContent())?.match(/\d{1,2}:\d{2}/g);

  await new Preferences(page).chooseCurrency('EUR');
  await expect(card).toContainText(/€\s?[\d.]+,\d{2}/);
  await expect(page.getByRole('main')).not.toContainText(/COP\s?\d/);
  expect(page.url()).toBe(address);
  expect((await card.textContent())?.match(/\d{1,2}:\d{2}/g)).toEqual(times);
  expect(documents.loaded()).toBe(1);

  await page.reload();
  await expect(card, 'the choice is kept').toContainText(/€\s?[\d.]+,\d{2}/);
});

onFailingApi.describe('exchange rates answered by a page in place of data', () => {
  onFailingApi.use({
    storageState: NEW_VISITOR,
    failing: { call: 'rates', by: 'a page in place of data' },
    expectedNoise: /Currency exchange API fail/,
  });

  onFailingApi('leave prices as they are charged, and say so in the log only', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const results = new ResultsPage(page);
    await page.goto(resultsOf());
    await expect(results.cards.first()).toContainText(/US\$\s?[\d.]+,\d{2}/);
    await expect.poll(() => logged).toContain('Currency exchange API fail');
    await expect(page.getByRole('main')).not.toContainText(/COP\s?\d/);
  });
});
