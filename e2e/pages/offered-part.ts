import type { Locator, Page } from '@playwright/test';

/** A part of one remote in a page of another (mf-*), by the name that pages use. */
export class OfferedPart {
  readonly page: Page;
  readonly room: Locator;
  /** what stands in the room when the code does not come */
  readonly link: Locator;
  readonly retryButton: Locator;

  constructor(page: Page, name: string, title: string) {
    this.page = page;
    this.room = page.locator(`[data-part="${name}"]`);
    this.link = this.room.getByRole('link', { name: title, exact: true });
    this.retryButton = this.room.getByRole('button', { name: 'Intentar de nuevo' });
  }

  get ready(): Locator {
    return this.room.and(this.page.locator('[data-state="ready"]'));
  }

  async height(): Promise<number> {
    return (await this.room.boundingBox())?.height ?? 0;
  }
}
