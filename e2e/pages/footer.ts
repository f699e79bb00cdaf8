import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { Locator, Page } from '@playwright/test';

/** The foot of every page, with the choices that even the checkout has. */
export class Footer {
  readonly page: Page;
  readonly info: Locator;

  constructor(page: Page) {
    this.page = page;
    this.info = page.getByRole('contentinfo');
  }

  async chooseLanguage(language: Language): Promise<void> {
    for (const _press of LANGUAGES) {
      const current = await this.page.locator('html').getAttribute('lang');
      if (current === language) return;
      await this.info.getByRole('button', { name: /Cambiar a|Switch to/ }).click();
      await this.page.locator(`html:not([lang="${current}"])`).waitFor();
    }
  }

  async chooseTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.info.getByRole('combobox', { name: /Apariencia|Appearance/ }).selectOption(theme);
  }
}

/** The foot once its code is here: from then on the page is watched over (connection, releases, reports). */
export const livingFoot = (page: Page): Locator => page.locator('footer:not([data-asleep] footer)');
