import { HotelListPage } from '../pages/hotel-list-page.ts';
import { violationsOn } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a hotel is searched on a phone, narrowed in the sheet, looked at, and Back brings the list as it was', async ({
  page,
}) => {
  const list = new HotelListPage(page);
  await list.open();
  await expectFits(page, '/hoteles');
  await list.choosePlace('cartajena', /^Cartagena.*Colombia/);
  await list.search();
  await expect(list.heading(/^\d+ hoteles en Cartagena$/)).toBeVisible();
  const all = Number((await list.heading(/hoteles en/).textContent())?.match(/\d+/)?.[0]);

  const said = await list.narrow(/^Sin reembolso, \d+ hoteles, desde/);
  const kept = Number(said.match(/\d+/)?.[0]);
  expect(kept).toBeGreaterThan(20);
  await expect(page.getByText(`${kept} de ${all} hoteles`)).toBeVisible();
  await list.goToPage(2);
  await expect(page).toHaveURL(/cancel=non-refundable.*page=2/);
  await expect(page.getByText(/, página 2 de \d+$/)).toBeVisible();
  const listed = page.url();
  const third = list.cards.nth(2);
  const name = await third.getByRole('heading').textContent();
  await expectFits(page, '/hoteles/result');
  expect.soft(await violationsOn(page)).toEqual([]);

  await list.roomsLink(third).click();
  await expect(page).toHaveURL(/\/hoteles\/summary\?/);
  await page.goBack();
  await expect(page).toHaveURL(listed);
  await expect(list.cards.nth(2).getByRole('heading')).toHaveText(name ?? '');
  await expect(list.roomsLink(list.cards.nth(2))).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Quitar Sin reembolso' })).toBeVisible();
});
