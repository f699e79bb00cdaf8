import type { Locator, Page } from '@playwright/test';

/** An article (mf-content), with what can be bought from inside of it. */
export class ArticlePage {
  readonly page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
  }

  /** The first card of the cheapest flight to a city, which is looked up once somebody comes near. */
  fromPrice(name: RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name }).first();
  }
}
