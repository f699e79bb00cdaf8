import { HotelMap } from '../pages/hotel-map.ts';
import { HotelPage } from '../pages/hotel-page.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/journey.ts';

/** Maps are drawn by WebGL, here without a graphics card. */
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
  // What a driver of software tells of itself; and a processor that draws maps may be late with a page, which then comes.
  expectedNoise: /GL Driver Message|no answer in time/,
});

/** Cartagena, two rooms, a child in the second one. */
const search = () =>
  new URLSearchParams({
    place: 'city-2713a',
    checkIn: daysAhead(40),
    checkOut: daysAhead(43),
    rooms: '2_2-6',
  });

test('by keyboard from the map to a hotel, a plan for each of two rooms, and both are in the checkout', async ({
  page,
}) => {
  await page.goto(`/hoteles/result?${search()}`);
  const map = new HotelMap(page);
  const chosen = await map.comeToAHotel();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/hoteles\/summary\?/);
  const name = chosen.slice(0, chosen.lastIndexOf(', '));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const hotel = new HotelPage(page);
  await hotel.plans.first().focus();
  await page.keyboard.press('Enter');
  await expect(hotel.slot(2)).toHaveAttribute('aria-current', 'step');
  await expect(hotel.reserve).toHaveAttribute('aria-disabled', 'true');
  await hotel.plans.last().focus();
  await page.keyboard.press('Enter');
  await expect(hotel.total.getByText('Hay cama para las 5 personas.')).toBeVisible();
  const soFar = page.url();

  // What is chosen stands in the address.
  await page.reload();
  await expect(hotel.total.getByText('Hay cama para las 5 personas.')).toBeVisible();
  expect(page.url()).toBe(soFar);
  await hotel.reserve.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/hoteles/booking/summary');
  await expect(page.getByText('Habitación 1:', { exact: false })).toBeVisible();
  await expect(page.getByText('Habitación 2:', { exact: false })).toBeVisible();
});
