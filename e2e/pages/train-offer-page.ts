import type { Locator, Page } from '@playwright/test';

/** An offer of a train that was sent to somebody, and a deal that is looked at (mf-content). Found by its Spanish words. */
export class TrainOfferPage {
  readonly page: Page;
  readonly title: Locator;
  readonly code: Locator;
  readonly like: Locator;
  readonly callBack: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.title = main.getByRole('heading', { level: 1 });
    this.code = main
      .getByRole('article')
      .first()
      .getByText(/^TN-\d{4}$/);
    this.like = main.getByRole('region', { name: 'Ofertas parecidas' }).getByRole('article');
    this.callBack = main.getByRole('region', { name: 'Te llamamos' });
  }

  async ask(name: string, email: string, phone: string): Promise<void> {
    await this.callBack.getByLabel('Nombre y apellido').fill(name);
    await this.callBack.getByLabel('Correo electrónico').fill(email);
    await this.callBack.getByLabel('Teléfono', { exact: true }).fill(phone);
    await this.callBack.getByRole('button', { name: 'Pedir que me llamen' }).click();
  }

  /** What the request is found by, as the API writes it. */
  async reference(): Promise<string> {
    const shown = this.page.getByRole('main').getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    return ((await shown.textContent()) ?? '').replace('-', '');
  }
}
