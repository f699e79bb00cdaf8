import { flightOffer } from '@alisio/shared-contracts/flights';
import { z } from '@alisio/shared-contracts/zod';
import type { Page } from '@playwright/test';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll, reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { othersBuy, unsealed } from '../support/other-buyers.ts';
import { EMAIL, fullName, joseMaria } from '../support/people.ts';
import { leavingIn } from '../support/searches.ts';

// The browser itself reports the 409 of a price that changed.
test.use({ expectedNoise: /status of 409/ });

const VALIDATE = '**/air/flight-offer/validate';
const CHARGE = '**/user/session/card/success';
const priced = z.object({ data: z.array(flightOffer).check(z.minLength(1)) });
const asked = z.looseObject({
  data: z.looseObject({ flightOffers: z.array(z.looseObject({ id: z.string() })) }),
});

/** As it is shown: `US$ 243,00`, with any blank. */
const shown = (minor: number) =>
  new RegExp(
    `US\\$\\s${(minor / 100)
      .toFixed(2)
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+,)/, '\\.')}`,
  );

/** The server's clock cannot be moved: whatever is asked for anew comes without the seal that keeps its price. */
const asAfterItsTime = (page: Page) =>
  page.route(VALIDATE, async (route) => {
    const body = asked.parse(route.request().postDataJSON());
    for (const offer of body.data.flightOffers) offer.id = unsealed(offer.id);
    await route.continue({ postData: JSON.stringify(body) });
  });

test('at the end of its time a price is asked for anew, and one that changed at the charge is charged once it is agreed to; Back buys nothing twice', async ({
  page,
}) => {
  await page.clock.install();
  const chosen = page.waitForResponse(VALIDATE);
  const summary = await reachSummary(page, { ...leavingIn(66), tripType: '1' });
  const [offer] = priced.parse(await (await chosen).json()).data;
  if (!offer) throw new Error('what is chosen has a price');
  const first = offer.price.intTotal.amount;
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await expect(summary.payButton).toContainText(shown(first));

  const site = new URL(page.url()).origin;
  const second = await othersBuy(offer, site, first);
  await asAfterItsTime(page);
  await page.clock.fastForward('08:01');
  const notice = page.getByRole('alert').filter({ hasText: 'El precio' });
  await expect(notice).toContainText(shown(first));
  await expect(notice).toContainText(shown(second));
  await expect(summary.payButton, 'no price of before can be paid').toHaveCount(0);
  await notice.getByRole('button', { name: /^Seguir por/ }).click();
  await expect(summary.payButton).toContainText(shown(second));
  await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
  const surname = summary.section('Viajero 1').getByLabel('Segundo apellido');
  await expect(surname).toHaveValue(joseMaria.secondSurname);
  await expect(summary.card.number).toHaveValue(/4242$/);

  const third = await othersBuy(offer, site, second);
  let charges = 0;
  const refused = { type: '/problems/price-changed', title: 'Price changed', status: 409 };
  await page.route(CHARGE, async (route) => {
    charges += 1;
    if (charges > 1) return route.continue();
    return route.fulfill({ status: 409, contentType: 'application/problem+json', json: refused });
  });
  await summary.pay();
  await expect(notice).toContainText(shown(second));
  await expect(notice).toContainText(shown(third));
  await notice.getByRole('button', { name: /^Seguir por/ }).click();
  await expect(summary.payButton).toContainText(shown(third));
  expect(charges).toBe(1);
  await summary.payButton.dblclick();
  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible();
  await expect(confirmed.fact('Total pagado')).toContainText(shown(third));
  await expect(confirmed.section('Quién viaja')).toContainText(fullName(joseMaria));
  expect(charges, 'a double press charges once').toBe(2);

  await page.goBack();
  await expect(new ResultsPage(page).heading('Elige tu ida')).toBeVisible();
  await page.goForward();
  await expect(confirmed.status).toBeVisible();
  expect(charges).toBe(2);
});
