import type { Browser } from '@playwright/test';
import { repositoryRoot } from '../../build/paths.ts';
import { findBrowser } from '../../machine/find-browser.ts';

/** @throws with a sentence how to get one, when there is no browser */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const executablePath = findBrowser(repositoryRoot);
  try {
    return await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  } catch (cause) {
    throw new Error(
      'There is no browser to see the release in, and nothing is released unseen: set CHROMIUM_PATH to a Chromium, or run npx playwright install chromium.',
      { cause },
    );
  }
}
