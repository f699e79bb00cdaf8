import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll, reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

// The browser itself reports the API's 409.
test.use({ expectedNoise: /status of 409/ });

test('a copied tab that chose another flight: the first tab pays for what it shows, or for nothing', async ({
  page,
}) => {
  const first = await reachSummary(page, { ...leavingIn(52), tripType: '1' });
  await fillInAll(first);
  await first.card.type(APPROVED);
  const total = (await first.payButton.textContent()) ?? '';

  // As "duplicate tab" does: with a copy of what the tab keeps, its session too.
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    (address) => window.open(address),
    resultsOf({ ...leavingIn(53), tripType: '1', to: 'MDE' }),
  );
  const copy = await opened;
  const results = new ResultsPage(copy);
  await results.heading('Elige tu ida').waitFor();
  await results.choose(results.cards.first());
  const second = new SummaryPage(copy);
  await second.heading.waitFor();
  // What was typed came along with the copy, and is saved into the order of the copy: contact, traveller, billing.
  await expect(copy.getByText('Guardado', { exact: true })).toHaveCount(3);

  await page.bringToFront();
  await first.pay();
  await expect(first.failedDialog).toContainText('En otra pestaña elegiste otro vuelo');
  await first.dismissFailure();
  await expect(first.payButton).toHaveText(total);

  await first.pay();
  const confirmed = new ConfirmationPage(page);
  await expect(page).toHaveURL('/booking/confirm');
  await expect(confirmed.heading).toContainText('Te vas a Miami');
});
