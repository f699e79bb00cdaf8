import type { Locator, Page } from '@playwright/test';

/** What a tab says that swaps versions. */
export class OverridesBadge {
  readonly page: Page;
  readonly region: Locator;
  readonly clear: Locator;
  /** on a page that failed, or beside the word that one does not respond */
  readonly without: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Versiones cambiadas en esta pestaña' });
    this.clear = this.region.getByRole('button', { name: 'Quitar' });
    this.without = page.getByRole('button', { name: 'Sin versiones cambiadas' });
  }

  /** What it says of one remote. */
  line(remote: string): Locator {
    return this.region.getByRole('listitem').filter({ has: this.page.getByText(remote, { exact: true }) });
  }
}
