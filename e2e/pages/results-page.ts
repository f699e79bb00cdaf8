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

  /** The flight that is looked at: its fares side by side, and all that is known of it. */
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async look(card: Locator): Promise<void> {
    await card.getByRole('button', { name: /^Elegir/ }).click();
  }

  /** Goes on with the flight that is looked at, in a fare where it is named. */
  async goOn(family?: 'Básica' | 'Clásica' | 'Flexible'): Promise<void> {
    if (family) await this.sheet.getByRole('radio', { name: family }).check();
    await this.sheet.getByRole('button', { name: /^Seguir con/ }).click();
  }

  async choose(card: Locator): Promise<void> {
    await this.look(card);
    await this.goOn();
  }
}
