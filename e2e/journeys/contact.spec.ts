import { ContactPage } from '../pages/contact-page.ts';
import { livingFoot } from '../pages/footer.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const LUCIA = {
  name: 'Lucía Núñez-O’Higgins de la Cruz',
  email: 'lucia@ejemplo.test',
  phone: '300 000 0000',
};
const QUESTION = '¿Puedo llevar mi guitarra? Ñandú & Cía. <b>';

test('another language in the middle of a filled form loses nothing', async ({ page }) => {
  const contact = new ContactPage(page);
  const header = new Header(page);
  await contact.open();
  await contact.fill(contact.message, LUCIA);
  await contact.text(contact.message).fill(QUESTION);
  await header.switchToEnglish();
  await expect(page.getByLabel('Message')).toHaveValue(QUESTION);
  await header.switchToSpanish();
  await expect(contact.text(contact.message)).toHaveValue(QUESTION);
  await page.reload();
  await expect(contact.text(contact.message)).toHaveValue(QUESTION);
  await expect(contact.message.getByLabel('Nombre y apellido')).toHaveValue(LUCIA.name);
  await contact.send(contact.message);
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeFocused();
  await page.reload();
  await expect(contact.reference()).toBeVisible();
});

test('another language that is chosen before the code of the page came does not draw it anew', async ({
  page,
}) => {
  const release = await holdBack(page, '**/mf-content/**/*.js');
  const contact = new ContactPage(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await contact.text(contact.message).fill(QUESTION);
  await new Header(page).switchToEnglish();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await expect(page.getByLabel('Message')).toHaveValue(QUESTION);
});

test.describe('when the answer is lost on the way', () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test('a message that is sent again is stored once', async ({ page }) => {
    const references: string[] = [];
    await page.route('**/api/contact-messages', async (route) => {
      const response = await route.fetch();
      references.push((await response.json()).reference);
      if (references.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill(contact.message, LUCIA);
    await contact.text(contact.message).fill(QUESTION);
    await contact.send(contact.message);
    await expect(page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí');
    await contact.send(contact.message);
    const shown = (await contact.reference().textContent())?.replace('-', '');
    expect(references).toEqual([shown, shown]);
  });
});

test('a deal that is sold by phone leads to a call back about it', async ({ page }) => {
  await new HomePage(page).open();
  const deals = page.getByRole('region', { name: /^Al llamar pagas hasta 27\s%\smenos$/ });
  await livingFoot(page).scrollIntoViewIfNeeded();
  await deals.scrollIntoViewIfNeeded();
  const deal = deals.getByRole('article').first();
  const code = (await deal.locator('b').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z]{2}-\d{4}$/);
  await expectAccessible(page, 'home with deals');
  await deal.getByRole('link', { name: /^Prefiero que me llamen/ }).click();
  const contact = new ContactPage(page);
  await contact.heading.waitFor();
  await expect(contact.callBack).toContainText(code);
  await contact.send(contact.callBack);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'contact with errors');
  await contact.fill(contact.callBack, LUCIA);
  await contact.send(contact.callBack);
  await expect(contact.reference()).toBeVisible();
  await expectAccessible(page, 'contact, sent');
});
