import { expect, type Page } from '@playwright/test';

/** Holds when the page is no wider than its window: nothing to scroll sideways for. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width of ${where}`).toBeLessThanOrEqual(view);
}
