import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { fillInAll } from '../support/checkout.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL } from '../support/people.ts';

for (const [name, block] of [
  [
    'forbidden',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with a storage that is ${name}, search, choice and checkout work within the page`, async ({
    page,
  }) => {
    await page.addInitScript(block);
    const home = new HomePage(page);
    await home.open();
    await home.choosePlace('Origen', 'bogota', 'BOG');
    await home.choosePlace('Destino', 'miami', 'MIA');
    await home.oneWay();
    await home.chooseDates(daysAhead(53));
    await home.search();
    const results = new ResultsPage(page);
    await results.choose(results.cards.first());
    const summary = new SummaryPage(page);
    await summary.heading.waitFor();
    await fillInAll(summary);
    await new Header(page).banner.waitFor();
    await page.goBack();
    await results.cards.first().waitFor();
    await page.goForward();
    await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
  });
}
