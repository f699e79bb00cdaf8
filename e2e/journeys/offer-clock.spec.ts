import { ResultsPage } from '../pages/results-page.ts';
import { expect, test } from '../support/journey.ts';
import { watchQuiet } from '../support/quiet.ts';
import { leavingIn, resultsOf } from '../support/searches.ts';

test('prices are counted down, and when their time is up the results of now are a press away', async ({
  page,
}) => {
  await page.clock.install();
  const quiet = watchQuiet(page);
  // A search of its own: the prices of another journey's have been running since then.
  await page.goto(resultsOf(leavingIn(49)));
  const clock = (minutes: number) => page.getByRole('timer').getByText(new RegExp(`^${minutes}\\smin$`));
  await expect(clock(15)).toBeVisible();
  await expect(page.locator('main[data-state=ready]')).toBeVisible();
  await quiet();
  // Its begun minute is the fifteenth, so that no more than 13:50 to 14:50 of them are over then.
  await page.clock.fastForward('13:50');
  await expect(clock(1)).toBeVisible();
  await quiet();
  await page.clock.fastForward('01:10');
  const dialog = page.getByRole('dialog', { name: 'Los precios ya no están firmes' });
  await dialog.getByRole('button', { name: /^Actualizar los resultados/ }).click();
  await expect(dialog).toBeHidden();
  await expect(clock(15)).toBeVisible();
  await expect(new ResultsPage(page).heading('Elige tu ida')).toBeVisible();
});
