import type { Locator, Page } from '@playwright/test';

/** Outlines of whose each part of the page is. */
export class OwnersOverlay {
  readonly page: Page;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.status = page.getByRole('status').filter({ hasText: 'Se ve de quién es cada parte' });
  }

  async toggle(): Promise<void> {
    await this.page.keyboard.press('Alt+Shift+KeyO');
  }

  /** The label on a part; parts of one remote look the same, so it is the first. */
  label(text: string | RegExp): Locator {
    return this.page.locator('[aria-hidden="true"] span').filter({ hasText: text }).first();
  }
}
