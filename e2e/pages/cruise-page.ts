import type { Locator, Page } from '@playwright/test';
import type { Asker } from './contact-page.ts';

/** One sailing (mf-cruises) with the line that sells it and the form to be called back (mf-content). */
export class CruisePage {
  readonly page: Page;
  readonly heading: Locator;
  /** How it is sold: the line with its code, and the form. */
  readonly selling: Locator;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.selling = main.getByRole('region', { name: 'Cómo se reserva' });
    this.form = main.getByRole('region', { name: /^Te (llamamos|vamos a llamar)$/ });
  }

  /** The code to dictate, as the line has it. */
  code(): Locator {
    return this.selling.getByText(/^CR-[2-9]{4}$/).first();
  }

  callLink(): Locator {
    return this.selling.getByRole('link', { name: /^Llamar: / });
  }

  async fill({ name, email, phone }: Asker): Promise<void> {
    await this.form.getByLabel('Nombre y apellido').fill(name);
    await this.form.getByLabel('Correo electrónico').fill(email);
    await this.form.getByLabel('Teléfono', { exact: true }).fill(phone);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: 'Pedir que me llamen' }).click();
  }

  /** The reference of what was stored, as it is read out. */
  reference(): Locator {
    return this.selling.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  }
}
