import { Header } from '../pages/header.ts';
import { TrainOfferPage } from '../pages/train-offer-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';
import { inQueue, sendTrain } from '../support/train-offers.ts';

const EMAIL = 'lucia@ejemplo.test';
const UNKNOWN = '/trains-deals/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

test('a train offer that was sent is asked about once, and agents find it; what is good no more says so', async ({
  page,
}) => {
  const offer = new TrainOfferPage(page);
  const { path, code, token } = await sendTrain(daysAhead(20));
  await page.goto(path);
  await expect(offer.title).toHaveText('Tu oferta: Madrid a Barcelona');
  await expect(offer.code).toHaveText(code);
  await offer.ask('Lucía Núñez', EMAIL, '300 000 0000');
  await expect(page.getByRole('heading', { name: 'Te vamos a llamar' })).toBeFocused();
  const asked = await inQueue(await offer.reference());
  expect(asked).toMatchObject({ by: 'enquiry', product: 'train', text: code, person: { email: EMAIL } });
  expect(asked?.details).toMatchObject({ deal: 'madrid-barcelona-0800-basic', token });

  await page.reload();
  await expect(offer.title).toHaveText('Esta oferta ya se usó');
  await expect(offer.callBack).toHaveCount(0);
  await expect(offer.like.first()).toBeVisible();

  await page.goto(UNKNOWN);
  await expect(offer.title).toHaveText('No conocemos esta oferta');
  await expect(offer.like.first()).toBeVisible();

  // Nobody can send an offer that is over: one runs out while it is read, and is asked for again in another language.
  await page.goto((await sendTrain(daysAhead(21))).path);
  await expect(offer.title).toHaveText('Tu oferta: Madrid a Barcelona');
  await page.route('**/api/trains/tokens/**', async (route) => {
    const response = await route.fetch();
    const { like } = await response.json();
    await route.fulfill({ response, json: { state: 'expired', like } });
  });
  await new Header(page).switchToEnglish();
  await expect(offer.title).toHaveText('This offer has expired');
  await expect(
    page.getByRole('region', { name: 'Similar deals' }).getByRole('article').first(),
  ).toBeVisible();
});
