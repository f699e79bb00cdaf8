import type { Locator, Page } from '@playwright/test';

export interface Asker {
  name: string;
  email: string;
  /** as it is typed */
  phone: string;
}

/** How to reach a person (mf-content): the line, a message, a call back. Found by its Spanish words. */
export class ContactPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly message: Locator;
  readonly callBack: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Habla con una persona' });
    this.message = main.getByRole('region', { name: 'Escríbenos' });
    this.callBack = main.getByRole('region', { name: 'Te llamamos' });
  }

  async open(): Promise<void> {
    await this.page.goto('/contact-us');
    await this.heading.waitFor();
  }

  async fill(form: Locator, { name, email, phone }: Asker): Promise<void> {
    await form.getByLabel('Nombre y apellido').fill(name);
    await form.getByLabel('Correo electrónico').fill(email);
    await form.getByLabel('Teléfono', { exact: true }).fill(phone);
  }

  text(form: Locator): Locator {
    return form.getByLabel('Mensaje');
  }

  send(form: Locator): Promise<void> {
    return form.getByRole('button', { name: /^(Enviar mensaje|Pedir que me llamen)$/ }).click();
  }

  /** The reference of what was stored, as it is read out. */
  reference(): Locator {
    return this.page.getByRole('main').getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  }
}
