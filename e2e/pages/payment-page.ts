import type { Locator, Page } from '@playwright/test';
import type { TypedCard } from './card-frame.ts';

/** The provider's own page, to which the checkout (mf-booking) leads and which leads back. */
export class PaymentPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly challenge: Locator;
  readonly cancelButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Paga tu compra' });
    this.challenge = page.getByRole('heading', { level: 1, name: 'Confirma que eres tú' });
    this.cancelButton = page.getByRole('button', { name: 'Cancelar y volver a Alisio' });
  }

  async cancel(): Promise<void> {
    await this.cancelButton.click();
  }

  async payBy({ number, name, expiry, cvv }: TypedCard): Promise<void> {
    const fields = this.page.getByRole('region', { name: 'Con tarjeta' });
    await fields.getByLabel('Número de tarjeta').fill(number);
    await fields.getByLabel('Nombre en la tarjeta').fill(name);
    await fields.getByLabel('Vencimiento').fill(expiry);
    await fields.getByLabel('Código (CVV)').fill(cvv);
    await fields.getByRole('button', { name: /^Pagar US\$/ }).click();
  }

  /** Types the code that the bank has sent. */
  async answerChallenge(code: string): Promise<void> {
    await this.page.getByLabel('Código que te envió tu banco').fill(code);
    await this.page.getByRole('button', { name: 'Confirmar la compra' }).click();
  }
}
