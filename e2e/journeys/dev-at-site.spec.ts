import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import { type Development, startDevelopmentAt } from '../support/development.ts';
import { expect, test } from '../support/own-site-journey.ts';

/** Of mf-* there is what is live at the site; one that nobody has released is from source. */
test.use({ siteSettings: { OPEN_RELEASES: 'on' }, expectedNoise: /status of 404|rspack-dev-server/ });

const PAGE = 'src/pages/spare-page.tsx';

let remote: SpareRemote;
let development: Development | undefined;
test.beforeEach(async () => {
  remote = await makeSpareRemote({
    name: 'mf-workshop',
    path: '/workshop',
    titles: { es: 'Taller', en: 'Workshop' },
  });
});
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  await development?.stop();
  development = undefined;
  await remote.remove();
});

test('a remote from source in a running site: its shell, its other remotes and its API are that site’s', async ({
  page,
  ownSite,
}) => {
  development = await startDevelopmentAt(ownSite?.url ?? '', remote.folder);
  const { url } = development;
  const first = await page.goto(`${url}/workshop`);
  expect(await first?.text(), 'drawn by the shell that is live at the site').toContain('Taller</h1>');
  await expect(page.getByRole('heading', { name: 'Taller' })).toBeVisible();
  // An edit that came before the page was taken over would be another text than the edge drew.
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'ready');

  const source = await readFile(join(remote.folder, PAGE), 'utf8');
  await writeFile(join(remote.folder, PAGE), source.replace("<h1>{t('title')}</h1>", '<h1>Carpintería</h1>'));
  await expect(page.getByRole('heading', { name: 'Carpintería' }), 'an edit shows').toBeVisible();

  const live = async (site: string) => (await page.request.get(`${site}/live.json`)).json();
  const { versions } = await live(ownSite?.url ?? '');
  const here = await live(url);
  expect(here.versions).toMatchObject(versions);
  expect(here.versions['mf-workshop']).toBe('0.0.0-development');

  await page.goto(`${url}/contact-us`);
  await expect(page.getByRole('main')).toHaveAttribute('data-remote', 'mf-content');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const asked = (site: string) =>
    page.request.get(`${site}/api/configuration`).then((answer) => answer.json());
  expect(await asked(url), 'the API of the site').toEqual(await asked(ownSite?.url ?? ''));
  const operators = await page.request.get(`${url}/_operators`);
  expect(operators.status(), 'the site’s operators have their page there').toBe(404);
  const told = await page.request.post(`${url}/api/reports`, {
    data: {
      host: '1.0.0',
      reports: [{ kind: 'error', source: 'mf-workshop', version: '1', page: '/', name: 'E' }],
    },
  });
  expect(await told.json(), 'reports of pages from source count nowhere').toEqual({ accepted: 0 });
});
