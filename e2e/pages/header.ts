import type { Locator, Page } from '@playwright/test';

/** The head of every page, which stays whatever happens below it. */
export class Header {
  readonly page: Page;
  readonly banner: Locator;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole('banner');
  }

  link(entry: 'Vuelos' | 'Mis viajes'): Locator {
    return this.banner.getByRole('link', { name: entry, exact: true });
  }

  async goTo(entry: 'Vuelos' | 'Mis viajes'): Promise<void> {
    await this.link(entry).click();
  }

  async switchToEnglish(): Promise<void> {
    await this.banner.getByRole('button', { name: /Cambiar a inglés/ }).click();
  }

  async switchToSpanish(): Promise<void> {
    await this.banner.getByRole('button', { name: /Switch to Spanish/ }).click();
  }
}
