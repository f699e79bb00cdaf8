import type { Locator, Page } from '@playwright/test';

/** What stands in place of a page whose remote did not come. */
export class RemoteFailure {
  readonly page: Page;
  readonly main: Locator;
  readonly down: Locator;
  readonly slow: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.down = this.main.getByRole('heading', { level: 1, name: 'Esta página no cargó' });
    this.slow = this.main.getByRole('heading', { level: 1, name: 'Esta página tarda más de lo normal' });
  }

  /** The line to a person, under the message. */
  get phone(): Locator {
    return this.main.getByRole('link', { name: /^Llamar/ });
  }

  get retryButton(): Locator {
    return this.main.getByRole('button', { name: 'Intentar de nuevo' });
  }

  async retry(): Promise<void> {
    await this.retryButton.click();
  }
}
