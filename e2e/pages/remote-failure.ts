import type { Locator, Page } from '@playwright/test';

/** What stands in place of a page whose remote did not come, or at the foot of one that had arrived drawn. */
export class RemoteFailure {
  readonly page: Page;
  readonly main: Locator;
  readonly down: Locator;
  readonly slow: Locator;
  /** of a page that can be read, and does not respond */
  readonly silent: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.down = this.main.getByRole('heading', { level: 1, name: 'Esta página no cargó' });
    this.silent = page.getByRole('status').filter({ hasText: 'Ya puedes leer esta página' });
    this.slow = this.main.getByRole('heading', { level: 1, name: 'Esta página tarda más de lo normal' });
  }

  /** The line to a person, under the message. */
  get phone(): Locator {
    return this.main.getByRole('link', { name: /^Llamar/ });
  }

  /** Either of them, as the page has come. */
  get told(): Locator {
    return this.down.or(this.silent);
  }

  get retryButton(): Locator {
    const button = { name: 'Intentar de nuevo' };
    return this.main.getByRole('button', button).or(this.silent.getByRole('button', button));
  }

  async retry(): Promise<void> {
    await this.retryButton.click();
  }
}
