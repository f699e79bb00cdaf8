import { ActivityPage } from '../pages/activity-page.ts';
import { ConfirmationPage } from '../pages/confirmation-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { APPROVED } from '../support/cards.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { amountIn } from '../support/money.ts';
import { EMAIL } from '../support/people.ts';

const BOAT = 'Día de lancha y esnórquel, con almuerzo';

test('a boat with lunch for two with a child, picked up at their hotel: found, asked about, paid, and told again', async ({
  page,
}) => {
  const search = { place: 'city-2713a', from: daysAhead(20), to: daysAhead(26), people: '2-8' };
  await page.goto(`/activities/result?${new URLSearchParams(search)}`);
  await page.getByRole('main').getByRole('link', { name: BOAT }).first().click();
  await page.waitForURL(/\/activities\/2713a-/);

  const activity = new ActivityPage(page);
  await activity
    .choice(/^\d\d:\d\d/)
    .first()
    .click();
  await activity.choice(/^Que me recojan/).click();
  await expect(activity.plan).toContainText('Recogida');
  await activity.reserve.click();
  await page.waitForURL('/activities/booking/summary');

  const summary = new SummaryPage(page);
  await expect(summary.order).toContainText('2 adultos y 1 niño');
  const total = amountIn((await summary.payButton.textContent()) ?? '');
  await summary.fillContact({ email: EMAIL, phone: '300 123 4567' });
  const party = summary.section('Tu grupo');
  await party.getByLabel('Nombres').fill('Lucía');
  await party.getByLabel('Apellidos').fill('Rivera');
  await party.getByLabel('¿Dónde te recogemos?').fill('Casa del Aljibe');
  for (const person of [1, 2, 3])
    await party
      .getByRole('group', { name: `Persona ${person},` })
      .getByRole('combobox')
      .selectOption({ index: person });
  await summary.fillBilling({ name: 'Lucía Rivera' });
  await summary.card.type(APPROVED);
  await summary.pay();

  const booked = new ConfirmationPage(page);
  await expect(page).toHaveURL('/activities/booking/success');
  await expect(booked.heading).toContainText(BOAT);
  await expect(booked.fact('Total pagado')).toContainText(total);
  await expect(booked.section(BOAT)).toContainText('A nombre de Lucía Rivera');
  await expect(booked.section(BOAT)).toContainText('Casa del Aljibe');
});
