import type { Page } from '@playwright/test';

/** Keeps what this page asks for back until it is called. @param files a glob of addresses */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
