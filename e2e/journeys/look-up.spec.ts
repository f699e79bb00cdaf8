import { MyTripsPage } from '../pages/my-trips-page.ts';
import { bookOneWay } from '../support/book.ts';
import { expect, test } from '../support/journey.ts';
import { EMAIL } from '../support/people.ts';

test.describe('with a wrong e-mail', () => {
  // The browser itself reports the API's 404.
  test.use({ expectedNoise: /status of 404/ });

  test('a booking is not found, what was typed stays, and the right one finds it', async ({
    page,
    context,
  }) => {
    const reference = await bookOneWay(page, 32);
    const trips = new MyTripsPage(page);
    await trips.open();
    await trips.lookUp(reference, 'otra.persona@ejemplo.test');

    // §8: booking not found, check the booking ID and email and try again.
    await expect(trips.notFound).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Revisa la referencia y el correo e inténtalo de nuevo',
    );
    await expect(trips.reference).toHaveValue(reference);
    await expect(trips.email).toHaveValue('otra.persona@ejemplo.test');

    await trips.lookUp(reference, EMAIL);
    await expect(page).toHaveURL('/user/my-journey/booking-detail');
    const title = page.getByRole('main').getByRole('heading', { level: 2, name: 'Ida', exact: true });
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title, 'a reload keeps it').toBeVisible();
    await expect(page).toHaveURL('/user/my-journey/booking-detail');

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    expect((await file).suggestedFilename()).toBe(`alisio-${reference.replace('-', '')}.pdf`);
    await page.getByRole('link', { name: 'Ver el resumen de facturación' }).click();
    await expect(page).toHaveURL('/booking/BillingSummary');
    await expect(page.getByRole('region', { name: 'Cómo se pagó' })).toContainText('terminada en');

    // Another tab has neither the session nor what was typed.
    const another = new MyTripsPage(await context.newPage());
    await another.open();
    await another.onThisDevice.getByRole('button').first().click();
    await expect(another.page).toHaveURL('/user/my-journey/booking-detail');
    await expect(another.page.getByRole('main')).toContainText(reference);
  });
});

test('what cannot be a reference or an e-mail is said by its field, and nobody is asked', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/booking/find')) asked.push(request.url());
  });
  const trips = new MyTripsPage(page);
  await trips.open();
  await trips.lookUp('ABC', 'jose');
  await expect(trips.reference).toHaveAccessibleDescription(/La referencia tiene diez letras y números/);
  await expect(trips.email).toHaveAccessibleDescription(/Correo Electrónico Inválido/);
  expect(asked).toEqual([]);
});

test('a booking that was not looked up leads to the look-up', async ({ page }) => {
  await page.goto('/user/my-journey/booking-detail');
  await expect(new MyTripsPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/user/my-journey');
});
