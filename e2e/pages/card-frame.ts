import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A card as it is typed. */
export interface TypedCard {
  number: string;
  name: string;
  expiry: string;
  cvv: string;
}

/** The card fields inside the pay origin's frame, as the checkout (mf-booking) shows it. */
export class CardFrame {
  readonly frame: FrameLocator;
  readonly number: Locator;

  constructor(page: Page) {
    this.frame = page.frameLocator('iframe');
    this.number = this.field('Número de tarjeta');
  }

  field(label: 'Número de tarjeta' | 'Nombre en la tarjeta' | 'Vencimiento' | 'Código (CVV)'): Locator {
    return this.frame.getByRole('textbox', { name: label, exact: true });
  }

  /** Types key by key, since the fields format what is typed. */
  async type({ number, name, expiry, cvv }: TypedCard): Promise<void> {
    const typed = [
      ['Número de tarjeta', number],
      ['Nombre en la tarjeta', name],
      ['Vencimiento', expiry],
      ['Código (CVV)', cvv],
    ] as const;
    for (const [label, value] of typed) {
      await this.field(label).clear();
      await this.field(label).pressSequentially(value);
    }
  }
}
