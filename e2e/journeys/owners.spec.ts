import { livingFoot } from '../pages/footer.ts';
import { HomePage } from '../pages/home-page.ts';
import { OwnersOverlay } from '../pages/owners-overlay.ts';
import { expect, test } from '../support/journey.ts';

test('a key shows whose each part of the page is, and takes it away', async ({ page }) => {
  const [home, owners] = [new HomePage(page), new OwnersOverlay(page)];
  await home.open();
  await livingFoot(page).waitFor();
  await home.place('Origen').focus();
  await owners.toggle();
  await expect(owners.status, 'not while something is typed').toBeHidden();

  await page.getByRole('main').focus();
  await owners.toggle();
  await expect(owners.status).toContainText(/mf-flights · 1\.0\.0-\w+ · Vuelos/);
  await expect(owners.label(/^host · .+ · Plataforma/)).toBeVisible();
  const label = owners.label(/^mf-flights/);
  await expect(label).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(label, 'the label stays in the window').toBeInViewport();
  await home.form.getByRole('button', { name: 'Buscar vuelos' }).click({ trial: true });

  await page.keyboard.press('Escape');
  await expect(owners.status).toBeHidden();
  await owners.toggle();
  await expect(owners.status).toBeAttached();
  await owners.toggle();
  await expect(owners.status).toBeHidden();
});

test('an address can ask for it, and it follows from page to page', async ({ page }) => {
  const owners = new OwnersOverlay(page);
  await page.goto('/?owners');
  await expect(owners.status).toContainText('mf-flights');
  await page.getByRole('banner').getByRole('link', { name: 'Mis viajes' }).click();
  await expect(owners.status).toContainText('mf-booking');
  await expect(owners.label(/^mf-booking · .+ · Reservas/)).toBeVisible();
});
