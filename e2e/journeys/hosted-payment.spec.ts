import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { PaymentPage } from '../pages/payment-page.ts';
import { CHALLENGED } from '../support/cards.ts';
import { fillInAll, reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL, fullName, joseMaria } from '../support/people.ts';
import { leavingIn } from '../support/searches.ts';

test('the provider’s own page: back without paying nothing is lost, and a challenged card pays there', async ({
  page,
}) => {
  const summary = await reachSummary(page, { ...leavingIn(39), tripType: '1' });
  await fillInAll(summary);
  await summary.payElsewhere();
  const provider = new PaymentPage(page);
  await expect(provider.heading).toBeVisible();
  const shop = new URL(test.info().project.use.baseURL ?? '').origin;
  expect(new URL(page.url()).origin, 'an origin of its own').not.toBe(shop);

  await provider.cancel();
  await expect(summary.failedDialog).toContainText('El pago se canceló');
  expect(new URL(page.url()).pathname).toBe('/booking/summary');
  await summary.dismissFailure();
  await expect(page.getByRole('note').filter({ hasText: 'El pago se canceló' })).toContainText(
    'No se cobró nada',
  );
  await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
  await expect(summary.section('Viajero 1'), 'complete, and so a line').toContainText(fullName(joseMaria));
  await expect(summary.section('Facturación').getByLabel('Ciudad')).toHaveValue('Bogotá');

  await summary.payElsewhere();
  await provider.payBy(CHALLENGED);
  await provider.challenge.waitFor();
  await provider.answerChallenge('123456');
  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible();
  await expect(confirmed.section('Facturado a')).toContainText('terminada en 3220');
});
