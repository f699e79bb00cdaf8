import { frames, layouts } from '@alisio/platform/sdk/remote';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { expectFits } from '../support/fits.ts';
import { type Look, openLooking, WIDTHS } from '../support/looks.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

// In one worker: the remote is released once.
test.describe.configure({ mode: 'default' });

const TITLES = { es: 'Una página', en: 'A page' };
let spare: SpareRemote | undefined;
const pathOf = (layout: string) => `/marcos/${layout}`;

test.beforeAll(async ({ ownSite }) => {
  if (!ownSite) return;
  spare = await makeSpareRemote({
    name: 'mf-layouts',
    path: '/marcos',
    titles: TITLES,
    layouts,
  });
  await spare.release(dataDirOf(ownSite));
});
test.afterAll(() => spare?.remove());

/** Both languages and both themes in two looks: what one changes, the other leaves as it is. */
const BY_DAY: Look = { language: 'es', theme: 'light' };
const BY_NIGHT: Look = { language: 'en', theme: 'dark' };

/** The band that comes with the page's end, wherever it is in the window. */
const callBandOf = (page: Page) => page.getByText(/Contesta una persona|A person answers/);

for (const layout of layouts) {
  const { header, footer, callBand } = frames[layout];
  test(`${layout}: header ${header}, footer ${footer}, in every look and width`, async ({
    page,
    baseURL,
  }) => {
    for (const look of [BY_DAY, BY_NIGHT]) {
      await openLooking(page, `${baseURL}${pathOf(layout)}`, look);
      await page.getByRole('heading', { level: 1, name: TITLES[look.language] }).waitFor();
      await expect(page.getByRole('banner')).toHaveCount(header === 'none' ? 0 : 1);
      await expect(page.getByRole('navigation', { name: /Principal|Main/ })).toHaveCount(
        header === 'full' ? 1 : 0,
      );
      await expect(page.getByRole('contentinfo')).toHaveCount(footer === 'none' ? 0 : 1);
      await expect(callBandOf(page)).toHaveCount(callBand ? 1 : 0);
      expect.soft(await violationsOn(page), `${layout}, ${look.language}, ${look.theme}`).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page, `${layout} at ${width}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
