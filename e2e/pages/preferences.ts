import type { Locator, Page } from '@playwright/test';

/** Language, country, currency and appearance, opened from the header. */
export class Preferences {
  readonly page: Page;
  readonly button: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('banner').getByRole('button', { name: /Preferencias:|Preferences:/ });
    this.dialog = page.getByRole('dialog', { name: /Preferencias|Preferences/ });
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.dialog.waitFor();
  }

  async chooseCurrency(code: string): Promise<void> {
    await this.open();
    await this.dialog.getByRole('combobox', { name: /Moneda|Currency/ }).selectOption(code);
    await this.close();
  }

  async chooseCountry(code: string): Promise<void> {
    await this.open();
    await this.dialog.getByRole('combobox', { name: /País|Country/ }).selectOption(code);
    await this.close();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: /Listo|Done/ }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
