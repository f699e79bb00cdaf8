import type { FlightSearchQuery } from '@alisio/shared-contracts/flights';
import type { Page } from '@playwright/test';
import { ResultsPage } from '../pages/results-page.ts';
import { type Person, SummaryPage } from '../pages/summary-page.ts';
import { EMAIL, joseMaria } from './people.ts';
import { resultsOf } from './searches.ts';

/** Takes the first way out and the first way back, and arrives at the checkout. */
export async function reachSummary(page: Page, search: Partial<FlightSearchQuery>): Promise<SummaryPage> {
  const results = new ResultsPage(page);
  await page.goto(resultsOf(search));
  await results.heading('Elige tu ida').waitFor();
  await results.choose(results.cards.first());
  if (search.tripType !== '1') {
    await results.heading('Elige tu vuelta').waitFor();
    await results.choose(results.cards.first());
  }
  const summary = new SummaryPage(page);
  await summary.heading.waitFor();
  return summary;
}

/** Everything but the card. */
export async function fillInAll(
  summary: SummaryPage,
  people: readonly Person[] = [joseMaria],
): Promise<void> {
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  for (const [index, person] of people.entries()) await summary.fillTraveller(index + 1, person);
  await summary.fillBilling({ name: 'José María Ñuñez' });
}
