import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { APPROVED } from '../support/cards.ts';
import { fillInAll, reachSummary } from '../support/checkout.ts';
import { watchDocuments } from '../support/document.ts';
import { expect, test } from '../support/journey.ts';
import { anaLucia, EMAIL, fullName, joseMaria } from '../support/people.ts';
import { leavingIn } from '../support/searches.ts';

test('a reload of the checkout keeps all that was typed, and nothing of the card', async ({ page }) => {
  const summary = await reachSummary(page, { ...leavingIn(33), adult: 2 });
  await fillInAll(summary, [joseMaria]);
  // The second traveller is left half typed.
  const second = summary.section('Viajero 2');
  await second.getByLabel('Primer apellido').fill(anaLucia.surname);
  const birthDay = second.getByRole('group', { name: 'Fecha de nacimiento' }).getByLabel('Día');
  await birthDay.fill('3');
  await summary.card.type(APPROVED);

  await page.reload();
  await expect(summary.heading).toBeVisible();
  const contact = summary.section('Contacto');
  await expect(contact.getByLabel('Correo electrónico')).toHaveValue(EMAIL);
  await expect(contact.getByLabel('Teléfono', { exact: true })).toHaveValue('300 123 4567');
  await expect(summary.section('Viajero 1')).toContainText(fullName(joseMaria));
  await expect(second.getByLabel('Primer apellido')).toHaveValue(anaLucia.surname);
  await expect(birthDay).toHaveValue('3');
  const billing = summary.section('Facturación');
  await expect(billing.getByLabel('Nombre del titular')).toHaveValue('José María Ñuñez');
  await expect(billing.getByLabel('Dirección', { exact: true })).toHaveValue(
    'Calle 00 # 00-00, apartamento 3º',
  );
  await expect(summary.card.number).toHaveValue('');

  await summary.fillTraveller(2, anaLucia);
  await summary.card.type(APPROVED);
  await summary.pay();
  await expect(new ConfirmationPage(page).status).toBeVisible();
});

test('back to the flights and forth again, the checkout still knows who travels', async ({ page }) => {
  const summary = await reachSummary(page, leavingIn(34));
  await fillInAll(summary);
  await page.goBack();
  await expect(page).toHaveURL(/\/results\?/);
  await page.goForward();
  await expect(summary.section('Contacto').getByLabel('Correo electrónico')).toHaveValue(EMAIL);
  await expect(summary.section('Viajero 1')).toContainText(fullName(joseMaria));
});

test('straight to the confirmation goes home; a reload of a real one stays', async ({ page }) => {
  // §2: direct entry with no previous page sends the user home.
  await page.goto('/booking/confirm');
  await new HomePage(page).form.waitFor();
  await expect(page).toHaveURL('/');

  const summary = await reachSummary(page, leavingIn(35));
  await fillInAll(summary);
  await summary.card.type(APPROVED);
  await summary.pay();
  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible();
  const reference = (await confirmed.fact('Referencia').textContent()) ?? '';

  const documents = watchDocuments(page);
  await page.reload();
  await expect(confirmed.fact('Referencia')).toHaveText(reference);
  await expect(page).toHaveURL('/booking/confirm');
  expect(documents.loaded()).toBe(1);
});

test('a checkout without a flight says so and leads to the search', async ({ page }) => {
  await page.goto('/booking/summary');
  await expect(page.getByRole('heading', { level: 1, name: 'Aún no has elegido un viaje' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Buscar un viaje' }).click();
  await new HomePage(page).form.waitFor();
});
