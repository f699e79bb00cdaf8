import type { Locator, Page } from '@playwright/test';

/** What stands in place of a page whose remote operators have switched off. */
export class SwitchedOffPage {
  readonly heading: Locator;
  readonly retry: Locator;
  readonly phone: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Esta parte está en pausa' });
    this.retry = main.getByRole('button', { name: 'Intentar de nuevo' });
    this.phone = main.getByRole('link', { name: /^Llamar/ });
  }
}
