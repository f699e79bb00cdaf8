import { ContactPage } from '../pages/contact-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { watchDocuments } from '../support/document.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const SCRIPTS = [
  ['any script', '**/*.js'],
  ['the code of the part', '**/{search-form,forms,lookup}.*.js'],
] as const;

for (const [what, scripts] of SCRIPTS) {
  test(`what is typed, chosen and pressed in the finder before ${what} is here is done when it is`, async ({
    page,
  }) => {
    const home = new HomePage(page);
    const release = await holdBack(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    // Over what is proposed there, if the edge knew the country.
    await home.place('Origen').fill('Córdoba');
    await home.oneWay();
    await home.search();
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Elige a dónde vas');
    await expect(summary).not.toContainText('Elige de dónde sales');
    await expect(home.place('Origen')).toHaveValue('Córdoba');
    await expect(home.form.getByRole('radio', { name: 'Solo ida' })).toBeChecked();
    await expect(home.form.getByRole('button', { name: /^Vuelta/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    // At once, before anything is offered for it.
    await home.place('Destino').fill('Cancún');
    await home.search();
    await expect(page).toHaveURL(/\/cordoba-a-cancun\/results\?/);
  });

  test(`a message that is sent before ${what} is here is stored once it is`, async ({ page }) => {
    const contact = new ContactPage(page);
    const release = await holdBack(page, scripts);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await contact.fill(contact.message, {
      name: 'Lucía Núñez-O’Higgins',
      email: 'lucia@ejemplo.test',
      phone: '300 000 0000',
    });
    await contact.text(contact.message).fill('¿Puedo llevar mi guitarra? Ñandú & Cía.');
    await contact.message.getByLabel('Mejor hora para llamarte').selectOption('Por la tarde');
    await contact.send(contact.message);
    const sent = page.waitForRequest('**/api/contact-messages');
    release();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Lucía Núñez-O’Higgins',
      bestTimeToReach: 'afternoon',
      message: '¿Puedo llevar mi guitarra? Ñandú & Cía.',
    });
    await expect(contact.reference()).toBeVisible();
  });

  test(`a booking that is looked up before ${what} is here is asked for once it is`, async ({ page }) => {
    const trips = new MyTripsPage(page);
    const release = await holdBack(page, scripts);
    await page.goto('/user/my-journey', { waitUntil: 'commit' });
    await trips.lookUp('7K2M9', 'lucia@ejemplo.test');
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(page.getByRole('alert')).toContainText('La referencia tiene diez letras y números');
    await expect(trips.reference).toHaveValue('7K2M9');
    await expect(trips.email).toHaveValue('lucia@ejemplo.test');
  });
}

test.describe('when the code of a part does not come', () => {
  test.use({ expectedNoise: /forms\.|ERR_FAILED|ChunkLoadError|late part|Loading chunk/ });

  test('the page stays readable, the part says so to who uses it, and what was typed is there when it comes', async ({
    page,
  }) => {
    const contact = new ContactPage(page);
    await page.route('**/forms.*.js*', (route) => route.abort());
    await contact.open();
    const name = contact.message.getByLabel('Nombre y apellido');
    await name.fill('Íñigo Núñez');
    await expect(page.getByText('Esta parte aún no responde.').first()).toBeVisible();
    await page.unroute('**/forms.*.js*');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).first().click();
    await expect(page.getByText('Esta parte aún no responde.').first()).toBeHidden();
    await contact.send(contact.message);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(name).toHaveValue('Íñigo Núñez');
  });
});

test('the foot that arrived leads on before its code is here, and keeps the focus when it comes', async ({
  page,
}) => {
  const release = await holdBack(page, '**/page-end.*.js');
  await page.goto('/contact-us');
  await expect(page.locator('main[data-state=ready]')).toHaveCount(1);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Buscar mi reserva' });
  await link.focus();
  const drawn = await link.elementHandle();
  release();
  await expect
    .poll(() => drawn?.evaluate((element) => element.isConnected), 'the foot that lives took its place')
    .toBe(false);
  await expect(link).toBeFocused();
  const documents = watchDocuments(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/my-journey');
  expect(documents.loaded(), 'it goes without a document').toBe(0);
});

for (const [when, scripts] of [
  ['any script has run', '**/*.js'],
  ['the page is taken over', '**/page-contact-us.*.js'],
] as const) {
  test(`Back that is pressed before ${when} shows the page before`, async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contact-us');
    const release = await holdBack(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await new ContactPage(page).message.waitFor();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await home.oneWay();
    await expect(home.form.getByRole('button', { name: /^Vuelta/ })).toHaveCount(0);
  });
}
