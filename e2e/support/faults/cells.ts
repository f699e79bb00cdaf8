import { type Browser, expect, type Page } from '@playwright/test';
import { RemoteFailure } from '../../pages/remote-failure.ts';
import { watchDocuments } from '../document.ts';
import { watchReports } from '../told-reports.ts';
import { type CodeFault, canPass, healCode } from './code-faults.ts';
import { breakNetwork, type NetworkFault } from './network-faults.ts';
import { watchBlank } from './never-blank.ts';
import type { BreakablePart, WayOut } from './remote-parts.ts';

/** How a page came back: at a press of the retry button, by itself, with the next version, or it never went. */
export type Recovery = 'retry' | 'itself' | 'next version' | 'unaffected';

export interface Outcome {
  /** seconds from the document's request to the message; none where there is no message to wait for */
  seconds?: number;
  recovery: Recovery;
}

/** What a person would see in place of what was expected, in one line. */
async function shownOn(page: Page): Promise<string> {
  const main = page.locator('main');
  const mark = JSON.stringify(
    await main.evaluate(({ dataset }) => ({ ...dataset }), null, { timeout: 1000 }),
  );
  return `${page.url()} ${mark} ${((await main.textContent()) ?? '').replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}

/**
 * Runs in a browser that has nothing of the site yet, and closes it.
 * @throws what the visit throws, with what stood on the page then and what the console said
 */
export async function inColdBrowser<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text().slice(0, 300)));
  try {
    return await visit(page);
  } catch (error) {
    const [reason] = String(error).split('\n');
    const shown = await shownOn(page).catch(() => 'nothing');
    throw new Error([`${reason}; shown: ${shown}`, ...said].join('\n  '));
  } finally {
    await context.close();
  }
}

const ready = (page: Page, remote: string) =>
  page.locator(`main[data-remote="${remote}"][data-state="ready"]`);

async function expectReady(page: Page, remote: string): Promise<void> {
  await expect(ready(page, remote), `the page of ${remote}`).toBeVisible();
  await expect(new RemoteFailure(page).retryButton, `the message in place of ${remote}`).toBeHidden();
}

/** The message with its retry, in a frame that stands. */
async function expectMessage(page: Page): Promise<void> {
  const failure = new RemoteFailure(page);
  await expect(failure.retryButton, 'the message with a retry').toBeVisible();
  await expect(failure.main.getByRole('heading', { level: 1 }), 'the message').toBeVisible();
  await expect(page.getByRole('banner'), 'the header').toBeVisible();
}

/** Opens an address whose page is broken. @returns seconds until the message stood there */
async function openBroken(page: Page, address: string): Promise<number> {
  const began = performance.now();
  // What hangs would keep the document's `load` from ever coming.
  await page.goto(address, { waitUntil: 'commit' });
  await expectMessage(page);
  return (performance.now() - began) / 1000;
}

/** Leads by the header to another page, which works, and back. */
async function lookElsewhere(page: Page, { remote, path }: WayOut): Promise<void> {
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' });
  await expectReady(page, remote);
  await page.goBack({ waitUntil: 'commit' });
}

/**
 * Presses the retry, unless the page comes by itself just then: what hung is asked for again when the loader gives
 * it up.
 */
const pressRetry = (page: Page, remote: string): Promise<Recovery> =>
  Promise.race([
    new RemoteFailure(page).retry().then((): Recovery => 'retry'),
    ready(page, remote)
      .waitFor()
      .then((): Recovery => 'itself'),
  ]);

/** What was only slow comes without being asked for again, unless the page gave it up in the meantime and says so. */
async function comeLate(page: Page, remote: string): Promise<Recovery> {
  const failure = new RemoteFailure(page);
  const here = ready(page, remote);
  await expect(here.or(failure.down)).toBeVisible();
  if (await here.isVisible()) return 'itself';
  const recovery = await pressRetry(page, remote);
  await expectReady(page, remote);
  return recovery;
}

/** A fault on the way of a part that the page cannot do without: message, a shell that works, recovery in place. */
export const tryNetworkFault = (
  browser: Browser,
  broken: BreakablePart,
  fault: NetworkFault,
): Promise<Outcome> =>
  inColdBrowser(browser, async (page) => {
    const { files, address, remote, wayOut } = broken;
    const blank = await watchBlank(page);
    const reports = await watchReports(page);
    const network = await breakNetwork(
      page,
      files.map(({ url }) => url),
      fault,
    );
    const seconds = await openBroken(page, address);
    await expect(page.locator('#root[data-drawn]'), 'what the edge drew').toHaveCount(1);
    const documents = watchDocuments(page);
    let recovery: Recovery = 'retry';
    if (fault === 'very slow') {
      await network.heal();
      recovery = await comeLate(page, remote.name);
    }
    await lookElsewhere(page, wayOut);
    // Such a document never comes to its `load`, and is told of all the same.
    if (fault === 'hanging') {
      const { name: source, version } = remote;
      await expect
        .poll(reports.told, 'what operators are told')
        .toContainEqual(expect.objectContaining({ kind: 'load-failure', source, version }));
    }
    if (fault !== 'very slow') {
      await expectMessage(page);
      await network.heal();
      recovery = await pressRetry(page, remote.name);
    }
    await expectReady(page, remote.name);
    expect(documents.loaded(), 'documents loaded anew').toBe(0);
    expect(await blank.wasBlank(), 'the main part was empty').toBe(false);
    return { seconds, recovery };
  });

/** A part that nobody asks for while pages run. */
export const tryUnaffected = (
  browser: Browser,
  { files, address, remote }: BreakablePart,
): Promise<Outcome> =>
  inColdBrowser(browser, async (page) => {
    const network = await breakNetwork(
      page,
      files.map(({ url }) => url),
      'refused',
    );
    await page.goto(address);
    await expectReady(page, remote.name);
    expect(network.asked, 'what was asked for').toEqual([]);
    return { recovery: 'unaffected' };
  });

export const withVersions = (address: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}mf=${value}`;

/**
 * A published version that is bad itself, swapped in for this tab. Where the cause can pass, a retry brings the page;
 * else every retry ends in the message, and the version that is live brings it with the next document.
 * @param swapped as in `?mf=`
 */
export const tryBadVersion = (
  browser: Browser,
  broken: BreakablePart,
  fault: CodeFault,
  swapped: string,
): Promise<Outcome> =>
  inColdBrowser(browser, async (page) => {
    const { address, remote, wayOut } = broken;
    const passes = canPass(fault);
    const blank = await watchBlank(page);
    const seconds = await openBroken(page, withVersions(address, swapped));
    const documents = watchDocuments(page);
    await lookElsewhere(page, wayOut);
    await expectMessage(page);
    if (passes) await healCode(page);
    await new RemoteFailure(page).retry();
    await (passes ? expectReady(page, remote.name) : expectMessage(page));
    expect(documents.loaded(), 'documents loaded anew').toBe(0);
    expect(await blank.wasBlank(), 'the main part was empty').toBe(false);
    if (passes) return { seconds, recovery: 'retry' };
    await page.goto(withVersions(address, ''));
    await expectReady(page, remote.name);
    return { seconds, recovery: 'next version' };
  });
