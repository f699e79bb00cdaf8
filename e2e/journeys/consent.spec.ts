import type { Page } from '@playwright/test';
import { livingFoot } from '../pages/footer.ts';
import { type ConfiguredSite, startConfiguredSite } from '../support/configured-site.ts';
import { expect, test } from '../support/journey.ts';

test.skip(process.env.ALISIO_BASE_URL !== undefined, 'needs a configuration of its own');
// In one worker: the site with third parties is started once.
test.describe.configure({ mode: 'default' });

let site: ConfiguredSite;
test.beforeAll(async () => {
  site = await startConfiguredSite({
    tracking: {
      tagManager: { src: 'https://tags.example.test/manager.js', id: 'TM-1' },
      pixel: { src: 'https://pixel.example.test/tr', id: 'PX-1' },
    },
  });
});
test.afterAll(() => site?.stop());

/** Stands in for both third parties. @returns the addresses that were asked for */
async function thirdParties(page: Page, script: 'works' | 'throws' | 'is blocked'): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(/^https:\/\/(tags|pixel)\.example\.test\//, (route) => {
    asked.push(new URL(route.request().url()));
    if (script === 'is blocked') return route.abort('blockedbyclient');
    if (!route.request().url().includes('manager.js')) return route.fulfill({ status: 204 });
    const body = script === 'throws' ? 'throw new Error("a tag broke")' : 'window.tagged = true;';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const pagesTold = (asked: URL[]) =>
  asked
    .filter(({ hostname }) => hostname.startsWith('pixel'))
    .map(({ searchParams }) => `${searchParams.get('ev')} ${searchParams.get('dl')}`);

const answers = (page: Page) => page.getByRole('region', { name: 'Medición de visitas' });

test('nothing is asked of third parties before the answer, nor after a refusal, on any later page', async ({
  page,
}) => {
  const asked = await thirdParties(page, 'works');
  await page.goto(site.url);
  await answers(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(answers(page)).toHaveCount(0);
  await page.goto(`${site.url}/user/my-journey`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(answers(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('after consent the tag manager loads, and each page is told without its query', async ({ page }) => {
  const asked = await thirdParties(page, 'works');
  await page.goto(`${site.url}/?utm_source=correo`);
  await answers(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => pagesTold(asked)).toEqual([`PageView ${site.url}/`]);
  await page.getByRole('banner').getByRole('link', { name: 'Mis viajes' }).click();
  await expect.poll(() => pagesTold(asked)).toContain(`PageView ${site.url}/user/my-journey`);
  expect(asked.filter(({ hostname }) => hostname.startsWith('tags'))).toHaveLength(1);
});

for (const trouble of ['is blocked', 'throws'] as const) {
  test.describe(`a tag manager that ${trouble}`, () => {
    test.use({ expectedNoise: /a tag broke|ERR_BLOCKED_BY_CLIENT|example\.test/ });

    test('changes nothing for the visitor', async ({ page }) => {
      const asked = await thirdParties(page, trouble);
      await page.goto(site.url);
      await answers(page).getByRole('button', { name: 'Aceptar' }).click();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await page.getByRole('banner').getByRole('link', { name: 'Mis viajes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('without third parties in the configuration nobody is asked', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/`);
  await livingFoot(page).waitFor();
  await expect(answers(page)).toHaveCount(0);
});
