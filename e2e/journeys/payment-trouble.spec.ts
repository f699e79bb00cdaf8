import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { APPROVED, DECLINED, LATE } from '../support/cards.ts';
import { fillInAll, reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL, joseMaria } from '../support/people.ts';
import { leavingIn } from '../support/searches.ts';

test.describe('a card that the bank declines', () => {
  // The browser itself reports the API's 402.
  test.use({ expectedNoise: /status of 402/ });

  test('says why, keeps every field, and another card pays', async ({ page }) => {
    const summary = await reachSummary(page, leavingIn(36));
    await fillInAll(summary);
    await summary.card.type(DECLINED);
    await summary.pay();

    await expect(summary.failedDialog).toContainText('No se pudo completar el pago');
    await expect(summary.failedDialog).toContainText('No se cobró nada');
    await summary.dismissFailure();
    await expect(summary.failedDialog).toBeHidden();
    const note = summary.section('Pago').getByRole('note');
    await expect(note).toContainText('No se cobró nada');
    await expect(note, 'where the next step is').toBeFocused();
    await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
    const surname = summary.section('Viajero 1').getByLabel('Segundo apellido');
    await expect(surname).toHaveValue(joseMaria.secondSurname);
    await expect(summary.section('Facturación').getByLabel('Ciudad')).toHaveValue('Bogotá');

    await summary.card.type(APPROVED);
    await summary.pay();
    await expect(new ConfirmationPage(page).status).toBeVisible();
  });
});

test('a bank that does not answer in time: pending, never failed, and confirmed in the end', async ({
  page,
}) => {
  const summary = await reachSummary(page, leavingIn(37));
  await fillInAll(summary);
  await summary.card.type(LATE);
  await summary.pay();

  await expect(summary.pending).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No vuelvas a pagar');
  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible({ timeout: 30_000 });
  await expect(confirmed.section('Facturado a')).toContainText('terminada en 0408');
});
