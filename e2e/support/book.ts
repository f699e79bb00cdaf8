import type { Page } from '@playwright/test';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { APPROVED } from './cards.ts';
import { fillInAll, reachSummary } from './checkout.ts';
import { leavingIn } from './searches.ts';

/** Books one way for one, so many days ahead, and ends on the confirmation. @returns the reference as it is shown */
export async function bookOneWay(page: Page, days: number): Promise<string> {
  const summary = await reachSummary(page, { ...leavingIn(days), tripType: '1' });
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await summary.pay();
  const confirmed = new ConfirmationPage(page);
  await confirmed.status.waitFor();
  return (await confirmed.fact('Referencia').textContent()) ?? '';
}
