import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { Footer } from '../pages/footer.ts';
import type { Person } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { reachSummary } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { anaLucia, EMAIL, fullName, inigo, joseMaria, zoe } from '../support/people.ts';
import { leavingIn } from '../support/searches.ts';

const called = (person: Person, givenNames: string): Person => ({ ...person, givenNames });

/** Four adults, three children, two infants, in the order of the form. */
const nine: readonly Person[] = [
  joseMaria,
  anaLucia,
  called(joseMaria, 'Ángel'),
  called(anaLucia, 'Belén'),
  zoe,
  called(zoe, 'Inés'),
  called(zoe, 'Noël'),
  inigo,
  called(inigo, 'Óscar'),
];

test('nine travel and somebody who stays at home pays: another language and a reload half-way lose nothing', async ({
  page,
}) => {
  const summary = await reachSummary(page, {
    ...leavingIn(57),
    tripType: '1',
    adult: 4,
    child: 3,
    infant: 2,
  });
  const fill = async (from: number, to: number) => {
    for (const [i, person] of nine.entries())
      if (i >= from && i < to) await summary.fillTraveller(i + 1, person);
  };
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  await fill(0, 5);

  const footer = new Footer(page);
  await footer.chooseLanguage('en');
  const fifth = page.getByRole('region', { name: /^Traveler 5/ });
  await expect(fifth.getByLabel('First and middle names')).toHaveValue(zoe.givenNames);
  await page.reload();
  await expect(fifth).toContainText(fullName(zoe));
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
  await footer.chooseLanguage('es');

  await fill(5, 9);
  await summary.fillBilling({ name: 'Rosario Güell' });
  await summary.section('Facturación').getByLabel('El titular de la tarjeta no viaja').check();
  await summary.card.type(APPROVED);
  await summary.pay();

  const confirmed = new ConfirmationPage(page);
  await expect(confirmed.status).toBeVisible();
  for (const person of nine) await expect(confirmed.section('Quién viaja')).toContainText(fullName(person));
  await expect(confirmed.section('Facturado a')).toContainText('Rosario Güell');
});
