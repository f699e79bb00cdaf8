import type { Page } from '@playwright/test';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from './cards.ts';
import { fillInAll, reachSummary } from './checkout.ts';
import { leavingIn } from './searches.ts';

/** Fills in the checkout for one and pays. @returns the reference as it is shown on the confirmation */
async function bookAt(page: Page, summary: SummaryPage): Promise<string> {
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await summary.pay();
  const confirmed = new ConfirmationPage(page);
  await confirmed.status.waitFor();
  return (await confirmed.fact('Referencia').textContent()) ?? '';
}

/** Books one way for one, so many days ahead, and ends on the confirmation. @returns the reference as it is shown */
export async function bookOneWay(page: Page, days: number): Promise<string> {
  return bookAt(page, await reachSummary(page, { ...leavingIn(days), tripType: '1' }));
}

/** Takes the first of the one-way flights that are coming up, and books it. @returns the reference as it is shown */
export async function bookFirstFound(page: Page): Promise<string> {
  const results = new ResultsPage(page);
  await results.heading('Elige tu ida').waitFor();
  await results.choose(results.cards.first());
  const summary = new SummaryPage(page);
  await summary.heading.waitFor();
  return bookAt(page, summary);
}
