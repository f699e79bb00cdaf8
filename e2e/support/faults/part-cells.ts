import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { HomePage } from '../../pages/home-page.ts';
import { OfferedPart } from '../../pages/offered-part.ts';
import { watchDocuments } from '../document.ts';
import { moved, watchMoved } from '../moved.ts';
import { watchReports } from '../told-reports.ts';
import { inColdBrowser, type Outcome, type Recovery, withVersions } from './cells.ts';
import { type CodeFault, canPass, healCode } from './code-faults.ts';
import { breakNetwork, type NetworkFault } from './network-faults.ts';
import type { BreakablePart } from './remote-parts.ts';

/** A part in the page that shows it. */
interface PartOnPage {
  page: Page;
  part: OfferedPart;
  /** whose page it is, and its path pattern in reports */
  of: string;
  pattern: string;
  /** what the page has beside the part */
  around: Locator;
  /** brings its room into view: by its tab, or by scrolling to it */
  open(): Promise<void>;
}

function partOn(page: Page, { remote, offered, address, part: column }: BreakablePart): PartOnPage {
  const { name = '', head } = offered ?? {};
  const title = head?.es.title ?? '';
  const part = new OfferedPart(page, `${remote.name}/${name}`, title);
  const isHome = address === '/';
  return {
    page,
    part,
    of: isHome ? 'mf-flights' : 'host',
    pattern: isHome ? '/' : '*',
    around: isHome
      ? new HomePage(page).form
      : page.getByRole('heading', { level: 1, name: 'Página no encontrada' }),
    open: () =>
      column === 'tab of the home'
        ? page.getByRole('tab', { name: title, exact: true }).click()
        : part.room.scrollIntoViewIfNeeded(),
  };
}

/** The page that shows the part, once it is this browser's. */
const pageOf = ({ page, of }: Pick<PartOnPage, 'page' | 'of'>): Locator =>
  page.locator(`main[data-remote="${of}"][data-state="ready"]`);

/** The link in the room that is kept, and the page around it as it is without the part. */
async function expectLink(
  { page, of, part, around, open }: PartOnPage,
  broken: BreakablePart,
): Promise<void> {
  await expect(part.link, 'the link in place of the part').toBeVisible();
  await expect(part.retryButton, 'the retry').toBeVisible();
  await expect(pageOf({ page, of })).toBeVisible();
  await expect(page.getByRole('banner'), 'the header').toBeVisible();
  const { wide = 0 } = broken.offered?.room ?? {};
  expect(await part.height(), 'the room that was claimed').toBeGreaterThanOrEqual(wide);
  if (broken.part === 'tab of the home') await page.getByRole('tab', { name: 'Vuelos' }).click();
  await expect(around, 'what the page has beside the part').toBeVisible();
  if (broken.part === 'tab of the home') await open();
}

/** Presses the retry, unless the part comes by itself just then. */
const pressRetry = ({ part }: PartOnPage): Promise<Recovery> =>
  Promise.race([
    part.retryButton.click().then((): Recovery => 'retry'),
    part.ready.waitFor().then((): Recovery => 'itself'),
  ]);

async function expectReady({ part }: PartOnPage): Promise<void> {
  await expect(part.ready, 'the part').toBeVisible();
  await expect(part.link, 'the link in its place').toBeHidden();
}

/**
 * Opens a page with a part broken in it, and looks at what every fault has in common: the link, the page around it,
 * the report, that nothing moved and no document was loaded anew.
 */
async function inBrokenPage(
  browser: Browser,
  broken: BreakablePart,
  address: string,
  visit: (page: Page, seen: PartOnPage) => Promise<Recovery>,
  before: (page: Page) => Promise<void>,
  version: string,
): Promise<Outcome> {
  return inColdBrowser(browser, async (page) => {
    await watchMoved(page);
    const reports = await watchReports(page);
    await before(page);
    await page.goto(address, { waitUntil: 'commit' });
    const seen = partOn(page, broken);
    await seen.around.waitFor();
    // What a press moves before the page responds comes too late to be counted as the press's.
    await pageOf(seen).waitFor();
    const documents = watchDocuments(page);
    const began = performance.now();
    await seen.open();
    await expect(seen.part.link).toBeVisible();
    const seconds = (performance.now() - began) / 1000;
    await expectLink(seen, broken);
    await expect.poll(reports.told, 'what operators are told').toContainEqual(
      expect.objectContaining({
        source: broken.remote.name,
        version,
        page: seen.pattern,
        message: expect.stringContaining(`part ${broken.remote.name}/${broken.offered?.name}`),
      }),
    );
    const recovery = await visit(page, seen);
    expect(documents.loaded(), 'documents loaded anew').toBe(recovery === 'next version' ? 1 : 0);
    const shifted = await moved(page);
    expect(shifted, `what moved: ${shifted.join('; ')}`).toEqual([]);
    return { seconds, recovery };
  });
}

/** A fault on the way of a part's code. */
export function tryPartOnTheWay(
  browser: Browser,
  broken: BreakablePart,
  fault: NetworkFault,
): Promise<Outcome> {
  let heal = async () => {};
  return inBrokenPage(
    browser,
    broken,
    broken.address,
    async (_page, seen) => {
      await heal();
      const recovery = await pressRetry(seen);
      await expectReady(seen);
      return recovery;
    },
    async (page) => {
      const files = broken.files.map(({ url }) => url);
      ({ heal } = await breakNetwork(page, files, fault));
    },
    broken.remote.version,
  );
}

/** A published version whose part is bad itself, swapped in for this tab. */
export const tryBadPart = (
  browser: Browser,
  broken: BreakablePart,
  fault: CodeFault,
  version: string,
): Promise<Outcome> =>
  inBrokenPage(
    browser,
    broken,
    withVersions(broken.address, `${broken.remote.name}@${version}`),
    async (page, seen) => {
      if (canPass(fault)) {
        await healCode(page);
        await seen.part.retryButton.click();
        await expectReady(seen);
        return 'retry';
      }
      await seen.part.retryButton.click();
      await expectLink(seen, broken);
      expect(await moved(page), 'what moved').toEqual([]);
      await page.goto(withVersions(broken.address, ''));
      await pageOf(seen).waitFor();
      await seen.open();
      await expectReady(seen);
      return 'next version';
    },
    async () => {},
    version,
  );
