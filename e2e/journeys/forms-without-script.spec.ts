import { expect, test } from '../support/journey.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what cannot be sent is not offered: in its place stands what to do, with the line', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    for (const name of ['Escríbenos', 'Te llamamos']) {
      const place = page.getByRole('region', { name });
      await expect(place.getByRole('status').first()).toContainText('activa JavaScript');
      await expect(place.getByRole('link', { name: /\d{3}/ })).toBeVisible();
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Enviar|Pedir/ })).toHaveCount(0);
    await page.goto('/user/my-journey');
    await expect(page.getByRole('main').getByRole('status')).toContainText('activa JavaScript');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /^Llamar/ })).toBeVisible();
  });
});

test.describe('when the script of the page does not come', () => {
  test.use({ expectedNoise: /main\.|ERR_FAILED|Failed to load|integrity|405/ });

  test('what is typed stands in no address, and the answer says that nothing was sent', async ({ page }) => {
    await page.route('**/host/*/main.*.js', (route) => route.abort());
    await page.goto('/contact-us');
    const form = page.getByRole('form', { name: 'Escríbenos' });
    await form.getByLabel('Nombre y apellido').fill('Ana Pérez');
    await form.getByLabel('Mensaje').fill('¿Puedo llevar mi guitarra?');
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('heading', { name: 'Esto no se envió' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('link', { name: /\d{3}/ })).toBeVisible();
    await page.goBack();
    await expect(form.getByLabel('Mensaje')).toHaveValue('¿Puedo llevar mi guitarra?');
  });
});
