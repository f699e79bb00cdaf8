import type { Locator, Page } from '@playwright/test';

/** The flights that were found (mf-flights): outbound, then return. */
export class ResultsPage {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('article');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Total on a card, as written: `US$ 2.148,60`. */
  async totalOf(card: Locator): Promise<string> {
    const label = (await card.getAttribute('aria-label')) ?? '';
    return label.slice(label.indexOf('US$'));
  }

  /** Flights that are still to be had at a fare. */
  withFamily(family: 'Básica' | 'Clásica' | 'Flexible'): Locator {
    return this.cards.filter({ has: this.page.getByRole('radio', { name: family }) });
  }

  async chooseFamily(card: Locator, family: 'Básica' | 'Clásica' | 'Flexible'): Promise<void> {
    await card.getByRole('radio', { name: family }).check();
  }

  async choose(card: Locator): Promise<void> {
    await card.getByRole('button', { name: /^Elegir/ }).click();
  }
}
