import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '@alisio/shared-contracts/languages';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { HostRelease, RemoteRelease } from '../../../sdk/registry/index.ts';
import { releasePath } from '../versions/release-of-build.ts';
import type { ClaimedPage } from './claimed-pages.ts';
import { rememberNatives, wrongLater } from './second-look.ts';
import { wrongWithParts } from './shown-parts.ts';

const READY_WITHIN_MS = 15_000;

type Release = HostRelease | RemoteRelease;

interface Troubles {
  /** what no page may have */
  grave: string[];
  /** what the release's own code has said to the console */
  said: string[];
}

/** What comes from a release's own files; another remote is not its fault. */
function watchTroubles(page: Page, release: Release): Troubles {
  const troubles: Troubles = { grave: [], said: [] };
  const own = `/${releasePath(release.name)}/${release.version}/`;
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (message.location().url.includes(own) || message.text().includes(own))
      troubles.said.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (`${error.stack}`.includes(own)) troubles.grave.push(error.message);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The next page breaks off what the one before it was still loading for later.
    if (request.url().includes(own) && reason !== 'net::ERR_ABORTED')
      troubles.grave.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.url().includes(own) && !response.ok())
      troubles.grave.push(`${response.url()}: ${response.status()}`);
  });
  return troubles;
}

/** Waits until the page stands, and what it does after its first rendering is done. */
async function openPage(page: Page, url: string): Promise<Record<string, string | undefined>> {
  await page.goto(url, { waitUntil: 'commit' });
  const settled = page.locator('main[data-state="ready"], main[data-state="failed"]');
  await settled.waitFor({ state: 'attached', timeout: READY_WITHIN_MS });
  return settled.evaluate(async (main) => {
    for (const _frame of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
    return main instanceof HTMLElement ? { ...main.dataset } : {};
  });
}

/** @returns what is wrong with a page, nothing when it stands */
async function wrongWith(page: Page, edge: string, claimed: ClaimedPage): Promise<string | undefined> {
  const marks = await openPage(page, edge + claimed.path).catch(() => undefined);
  if (!marks) return `it did not show within ${READY_WITHIN_MS / 1000} s`;
  const { remote, version, state } = marks;
  // A page may lead on, to the first page for instance, when it has nothing to show.
  const ledOn = new URL(page.url()).pathname !== claimed.path;
  const isIt = remote === claimed.remote && version === (claimed.version ?? version);
  if (state === 'ready' && (ledOn || isIt)) return wrongWithParts(page, claimed.parts ?? []);
  if (state === 'failed') return 'the shell had to show its message in place of the page';
  return `it shows ${remote} ${version}, not ${claimed.remote} ${claimed.version ?? ''}`.trimEnd();
}

async function openContext(browser: Browser, release: Release, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: language,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'x-alisio-mf': `${release.name}@${release.version}` },
  });
  // A test is no visitor: what it meets is told here, not counted there.
  await context.route('**/api/reports', (route) => route.fulfill({ status: 204 }));
  return context;
}

interface OpenTab {
  page: Page;
  troubles: Troubles;
  claimed: ClaimedPage;
  language: string;
}

interface Looked {
  release: Release;
  /** Without an API behind it a page says that calls fail, as §8 wants; nothing is wrong with it for that. */
  isApiBehind: boolean;
}

/** @throws with what is wrong with a page, or what the release's own files complain of */
function refuse({ release, isApiBehind }: Looked, tab: OpenTab, wrong: string | undefined): void {
  const { grave, said } = tab.troubles;
  const heard = isApiBehind || wrong ? [...grave, ...said] : grave;
  const [reasons, { path }] = [[...(wrong ? [wrong] : []), ...heard.slice(0, 1)], tab.claimed];
  if (reasons.length > 0) {
    throw new Error(
      `${release.name} ${release.version} is not live: ${path} (${tab.language}): ${reasons.join('; ')}.`,
    );
  }
}

/** Opens a page in a tab of its own, which stays open. @throws when the page does not stand */
async function openTab(
  context: BrowserContext,
  edge: string,
  looked: Looked,
  { claimed, language }: Pick<OpenTab, 'claimed' | 'language'>,
): Promise<OpenTab> {
  const page = await context.newPage();
  await rememberNatives(page);
  const tab = { page, troubles: watchTroubles(page, looked.release), claimed, language };
  // A visitor who comes from nowhere is sent home from such a page: by then the tab has been there.
  if (claimed.fromHome) await openPage(page, `${edge}/`).catch(() => undefined);
  refuse(looked, tab, await wrongWith(page, edge, claimed));
  return tab;
}

export interface SmokeTest {
  pages: readonly ClaimedPage[];
  /** whether calls of the pages can succeed */
  isApiBehind: boolean;
  /** milliseconds after which every page is looked at once more */
  lookAgainMs: number;
}

/**
 * Opens pages of the live site with one release in its place, and one of them in each other language; looks again some
 * seconds later, at what only then went wrong.
 * @param edge address of an edge that is open to overrides
 * @returns how many pages were seen
 * @throws with the first page that does not stand, or what the release's own files complain of
 */
export async function smokeTest(
  browser: Browser,
  edge: string,
  release: Release,
  { pages, isApiBehind, lookAgainMs }: SmokeTest,
): Promise<number> {
  const contexts: BrowserContext[] = [];
  const looked = { release, isApiBehind };
  const tabs: OpenTab[] = [];
  try {
    // Every page in the first; another's texts are one file for all pages, so one page shows it.
    for (const [index, language] of LANGUAGES.entries()) {
      const context = await openContext(browser, release, language);
      contexts.push(context);
      for (const claimed of index === 0 ? pages : pages.slice(0, 1)) {
        tabs.push(await openTab(context, edge, looked, { claimed, language }));
      }
    }
    await pause(lookAgainMs);
    for (const tab of tabs) refuse(looked, tab, await wrongLater(tab.page));
    return tabs.length;
  } finally {
    // A page that hangs keeps its context from closing; it ends with its browser.
    for (const context of contexts) void context.close().catch(() => undefined);
  }
}
