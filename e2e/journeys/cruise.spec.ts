import { cruiseByPhone } from '@alisio/shared-contracts/cruises';
import { z } from '@alisio/shared-contracts/zod';
import { CruiseListPage } from '../pages/cruise-list-page.ts';
import { CruisePage } from '../pages/cruise-page.ts';
import { agentsQueue, offeredUnder } from '../support/as-agent.ts';
import { violationsOn } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { expect, test } from '../support/journey.ts';

// A browser without a telephone says so when its number is pressed.
test.use({ viewport: { width: 360, height: 740 }, expectedNoise: /Failed to launch 'tel:/ });

const LUCIA = { name: 'Lucía Rivera', email: 'lucia.rivera@ejemplo.test', phone: '300 000 0000' };

test('a cruise is found, narrowed, looked at and asked for: Back brings the list as it was, agents have the call and the enquiry once', async ({
  page,
}) => {
  const list = new CruiseListPage(page);
  await list.open();
  await list.search('Caribe sur');
  await expect(list.heading(/^\d+ salidas por el Caribe sur$/)).toBeVisible();
  const kept = await list.narrow(/^Curazao, Willemstad, \d+ salidas?/);
  await expect(page.getByText(new RegExp(`^${kept} de \\d+ salidas`))).toBeVisible();
  const listed = page.url();
  const card = list.cards.nth(2);
  const title = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';

  const cruise = new CruisePage(page);
  await list.itineraryLink(card).click();
  await expect(cruise.heading).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(listed);
  await expect(list.itineraryLink(list.cards.nth(2))).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Quitar .*Curazao/ })).toBeVisible();

  await list.itineraryLink(list.cards.nth(2)).click();
  await expect(cruise.heading).toHaveText(title);
  await expectFits(page, '/crucerro/details');
  const code = (await cruise.code().textContent()) ?? '';
  await cruise.callLink().click();
  await cruise.send();
  await expect(page.getByRole('alert')).toBeFocused();
  expect.soft(await violationsOn(page)).toEqual([]);
  await cruise.fill(LUCIA);
  await cruise.send();
  const reference = ((await cruise.reference().textContent()) ?? '').replace('-', '');

  const day = new URL(page.url()).searchParams.get('cruise')?.replace(/^.*-(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const [offered] = await offeredUnder(code);
  const sailing = z.parse(cruiseByPhone, offered?.details);
  expect([sailing.cruiseTitle, sailing.departureDate]).toEqual([title, day]);
  const { cruise: id, cabin } = sailing;
  await expect
    .poll(async () => (await agentsQueue()).filter(({ reference: by }) => [reference, code].includes(by)))
    .toMatchObject([
      { by: 'enquiry', reference, text: code, details: { cruise: id, cabin }, person: { name: LUCIA.name } },
      { by: 'call', reference: code, offered: { details: { cruise: id, cabin } } },
    ]);
});
