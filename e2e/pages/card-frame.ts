import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { TestCard } from '../support/cards.ts';

/** The card fields inside the pay origin's frame. */
export class CardFrame {
  readonly frame: FrameLocator;
  readonly number: Locator;

  constructor(page: Page) {
    this.frame = page.frameLocator('iframe');
    this.number = this.field('Número');
  }

  field(label: 'Número' | 'Nombre en la tarjeta' | 'Vence' | 'CVV'): Locator {
    return this.frame.getByRole('textbox', { name: label, exact: true });
  }

  /** Types key by key, since the fields format what is typed. */
  async type({ number, name, expiry, cvv }: TestCard): Promise<void> {
    const values = { Número: number, 'Nombre en la tarjeta': name, Vence: expiry, CVV: cvv } as const;
    for (const label of ['Número', 'Nombre en la tarjeta', 'Vence', 'CVV'] as const) {
      await this.field(label).clear();
      await this.field(label).pressSequentially(values[label]);
    }
  }
}
