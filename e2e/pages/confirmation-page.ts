import type { Locator, Page } from '@playwright/test';

/** A booking in full (mf-booking): right after paying, and as it is found again. */
export class ConfirmationPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.status = page.getByRole('main').getByText('Confirmada', { exact: true });
  }

  /** What stands under a label of the ticket: `Referencia`, `Total pagado`. */
  fact(label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: label });
    return this.page.locator('div', { has: term }).last().getByRole('definition').first();
  }

  /** Gives the booking back; it is asked for once more. */
  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancelar la reserva' }).click();
    const question = this.page.getByRole('dialog', { name: '¿Cancelar la reserva?' });
    await question.getByRole('button', { name: 'Sí, cancelar' }).click();
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }
}
