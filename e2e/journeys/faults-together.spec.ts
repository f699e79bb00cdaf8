import { localSite, readPointer } from '@alisio/platform/tooling/release';
import type { Page } from '@playwright/test';
import { Header } from '../pages/header.ts';
import { RemoteFailure } from '../pages/remote-failure.ts';
import { watchDocuments } from '../support/document.ts';
import { partOf } from '../support/faults/remote-parts.ts';
import { dataDirOf, expect, test } from '../support/own-site-journey.ts';

test.use({
  expectedNoise:
    /A page or part failed to load|Failed to load resource|Failed to find a valid digest|did not load/,
});

/** Refuses every request below a path. @returns mends it */
async function refuse(page: Page, below: string): Promise<() => Promise<void>> {
  const isBelow = ({ pathname }: URL) => pathname.startsWith(below);
  await page.route(isBelow, (route) => route.abort('connectionrefused'));
  return () => page.unroute(isBelow);
}

/** A page of each live remote that opens by its address. */
async function pagesOf(dataDir: string): Promise<{ name: string; address: string }[]> {
  const { store, verifier } = localSite(dataDir);
  const { registry } = await readPointer(store, verifier);
  return Object.keys(registry?.remotes ?? {}).flatMap((name) => {
    const found = registry && partOf(registry, name, 'entry');
    return found ? [{ name, address: found.address }] : [];
  });
}

const ready = (page: Page, remote: string) =>
  page.locator(`main[data-remote="${remote}"][data-state="ready"]`);

test('no remote can be had at all: the shell says so on each page, and each comes back where the visitor is', async ({
  page,
  ownSite,
}) => {
  const failure = new RemoteFailure(page);
  const pages = await pagesOf(dataDirOf(ownSite));
  const mend = await refuse(page, '/remotes/');
  for (const { address } of pages) {
    await page.goto(address);
    await expect(failure.retryButton, address).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  const documents = watchDocuments(page);
  await new Header(page).goTo('Mis viajes');
  await expect(failure.retryButton).toBeVisible();
  await page.goBack();
  await expect(failure.retryButton).toBeVisible();

  await mend();
  await failure.retry();
  await expect(ready(page, pages.at(-1)?.name ?? '')).toBeVisible();
  await expect(failure.retryButton).toBeHidden();
  expect(documents.loaded(), 'nothing was reloaded').toBe(0);
});

test('two remotes broken at once, each in its own way: the third works, and each heals by itself', async ({
  page,
  ownSite,
}) => {
  const failure = new RemoteFailure(page);
  const [one, other, third] = await pagesOf(dataDirOf(ownSite));
  test.skip(!one || !other || !third, 'needs three remotes');
  if (!one || !other || !third) return;
  const mendOne = await refuse(page, `/remotes/${one.name}/`);
  await page.route(
    ({ pathname }) => pathname.startsWith(`/remotes/${other.name}/`),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  );
  await page.goto(third.address);
  await expect(ready(page, third.name)).toBeVisible();

  await page.goto(other.address);
  await expect(failure.retryButton).toBeVisible();
  await page.goto(one.address);
  await expect(failure.retryButton).toBeVisible();
  await mendOne();
  await failure.retry();
  await expect(ready(page, one.name)).toBeVisible();
  await expect(failure.retryButton).toBeHidden();

  await page.goto(other.address);
  await expect(failure.retryButton, 'the other is as broken as before').toBeVisible();
});
