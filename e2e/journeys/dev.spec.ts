import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';
import type { Page } from '@playwright/test';
import { type Development, startAlone, startDevelopment } from '../support/development.ts';
import { watchDocuments } from '../support/document.ts';
import { expect, test } from '../support/journey.ts';

test.skip(Boolean(process.env.ALISIO_BASE_URL), 'Development needs the tree and what it has released.');

const PAGE = 'src/pages/spare-page.tsx';
const pageSource = (greeting: string): string => `import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';

export default function SparePage() {
  const { t } = useTexts('workshop');
  return (
    <>
      <h1>{t('title')}</h1>
      <p>${greeting}</p>
      <label>
        Nota <input />
      </label>
    </>
  );
}

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('title') });
`;

const STANDALONE = `import { startAlone } from '@alisio/platform/standalone';
import config from '../remote.config.ts';
import routes from './routes.ts';

void startAlone(config, routes);
`;

let remote: SpareRemote;
let development: Development | undefined;

/** All at once, as editors do: a compiler that watches must not come upon half of it. */
async function write(file: string, text: string): Promise<void> {
  const aside = join(remote.folder, '.aside');
  await writeFile(aside, text);
  await rename(aside, join(remote.folder, file));
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(remote.folder, file), 'utf8');
  await write(file, text.replaceAll(from, to));
}

async function openAlone(page: Page): Promise<void> {
  // No API runs for it: the page does without, but the browser would say so in the console.
  await page.route('**/api/configuration', (route) => route.fulfill({ json: null }));
  development = await startAlone(remote.folder);
  // An edit before the page listens would be in its first code already, or be told before anybody hears it.
  const listening = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  });
  await page.goto(`${development.url}/workshop`);
  await listening;
}

test.beforeEach(async () => {
  remote = await makeSpareRemote({
    name: 'mf-workshop',
    path: '/workshop',
    titles: { es: 'Taller', en: 'Workshop' },
  });
  await write(PAGE, pageSource('Buenos días'));
  await write('src/standalone.tsx', STANDALONE);
});

test.afterEach(async ({ page }) => {
  // A page that stands would tell the console that its servers have gone.
  await page.goto('about:blank');
  await development?.stop();
  development = undefined;
  await remote.remove();
});

test.describe('beside released remotes', () => {
  // Its address is nobody's for a moment, and React's development build compares what its production build passes over:
  // a released remote's pictures have the site's name before their path in a browser alone.
  test.use({ expectedNoise: /status of 404|some attributes of the server rendered HTML/ });

  test('a remote from source among released ones: edits show while the page stands, and what was typed stays', async ({
    page,
  }) => {
    development = await startDevelopment(remote.folder);
    const first = await page.goto(`${development.url}/workshop`);
    expect(await first?.text(), 'drawn at the edge').toContain('Buenos días');
    await expect(page.getByRole('heading', { name: 'Taller' })).toBeVisible();
    await expect(page.getByRole('main'), 'and taken over').toHaveAttribute('data-state', 'ready');
    const documents = watchDocuments(page);
    await page.getByLabel('Nota').fill('un borrador');

    await write(PAGE, pageSource('Buenas tardes'));
    await expect(page.getByText('Buenas tardes')).toBeVisible();
    await expect(page.getByLabel('Nota'), 'what was typed stays').toHaveValue('un borrador');
    expect(documents.loaded(), 'nothing was reloaded').toBe(0);
    const next = await page.request.get(`${development.url}/workshop`);
    expect(await next.text(), 'the edge draws what stands there now').toContain('Buenas tardes');

    await replace('src/locales/es.json', 'Taller', 'Carpintería');
    await expect(page.getByRole('heading', { name: 'Carpintería' })).toBeVisible();
    await expect(page.getByLabel('Nota'), 'what was typed stays over an edited text').toHaveValue(
      'un borrador',
    );
    await write('src/locales/es.json', '{}');
    await expect(page.getByRole('heading', { level: 1 }), 'a text that has gone is seen to be').toHaveText(
      'title',
    );
    await write('src/locales/es.json', JSON.stringify({ title: 'Carpintería' }));
    await expect(page.getByRole('heading', { name: 'Carpintería' })).toBeVisible();
    await expect(page.getByLabel('Nota')).toHaveValue('un borrador');
    expect(documents.loaded(), 'texts are replaced in place').toBe(0);

    await replace('remote.config.ts', '/workshop', '/carpentry');
    await replace('src/routes.ts', '/workshop', '/carpentry');
    await expect(page.getByRole('heading', { name: 'Carpintería' }), 'nobody claims it now').toBeHidden();
    await page.goto(`${development.url}/carpentry`);
    await expect(page.getByRole('heading', { name: 'Carpintería' })).toBeVisible();

    await page.goto(development.url);
    await expect(page.getByRole('main'), 'the rest is as released').toHaveAttribute(
      'data-remote',
      'mf-flights',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('what throws while the edge draws it is told in the page with its place, and mending it mends the page', async ({
  page,
}) => {
  await write(
    PAGE,
    pageSource('Buenos días').replace(
      '  return (',
      `  if (typeof window === 'undefined') throw new Error('nobody is here');\n  return (`,
    ),
  );
  development = await startDevelopment(remote.folder);
  await page.goto(`${development.url}/workshop`);
  const told = page.getByRole('alert').filter({ hasText: 'nobody is here' });
  await expect(told).toContainText(`${PAGE}:6`);
  await expect(page.getByText('Buenos días'), 'the browser draws it').toBeVisible();
  await write(PAGE, pageSource('Buenas tardes'));
  await expect(told).toBeHidden();
  await expect(page.getByText('Buenas tardes')).toBeVisible();
  await expect(page.locator('#root'), 'the edge has drawn it').toHaveAttribute('data-drawn');
});

test.describe('what does not compile', () => {
  test.use({ expectedNoise: /rspack-dev-server/ });

  test('is told in the console, and the page stands until it is mended', async ({ page }) => {
    await openAlone(page);
    await page.getByLabel('Nota').fill('un borrador');
    const told = page.waitForEvent('console', (message) => message.text().includes('spare-page.tsx'));
    await write(PAGE, `${pageSource('Buenas tardes')}const broken = ;`);
    await told;
    await expect(page.getByText('Buenos días')).toBeVisible();
    await write(PAGE, pageSource('Buenas noches'));
    await expect(page.getByText('Buenas noches')).toBeVisible();
    await expect(page.getByLabel('Nota')).toHaveValue('un borrador');
  });
});

test('a remote alone: its page in both languages, without a site', async ({ page }) => {
  await openAlone(page);
  await expect(page.getByRole('heading', { name: 'Taller' })).toBeVisible();
  await page.getByLabel('Language').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Workshop' })).toBeVisible();
  await page.getByLabel('Nota').fill('un borrador');
  await replace('src/locales/en.json', 'Workshop', 'Joinery');
  await expect(page.getByRole('heading', { name: 'Joinery' })).toBeVisible();
  await expect(page.getByLabel('Nota')).toHaveValue('un borrador');
});
