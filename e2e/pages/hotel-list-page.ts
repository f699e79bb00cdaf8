import type { Locator, Page } from '@playwright/test';

/** The search of hotels and what it finds (mf-hotels). */
export class HotelListPage {
  readonly page: Page;
  readonly cards: Locator;
  /** The filters over the list. */
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('article');
    this.sheet = page.getByRole('dialog', { name: 'Filtros' });
  }

  async open(): Promise<void> {
    await this.page.goto('/hoteles');
  }

  /** @param name what the list offers for it */
  async choosePlace(typed: string, name: RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Dónde' }).fill(typed);
    await this.page.getByRole('option', { name }).first().click();
  }

  async search(): Promise<void> {
    await this.page.getByRole('button', { name: 'Buscar' }).click();
  }

  heading(name: RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Narrows the list in the sheet, and closes it by the button that says how many are left. @returns what that says */
  async narrow(value: RegExp): Promise<string> {
    await this.page.getByRole('button', { name: /^Filtros/ }).click();
    await this.sheet.getByRole('checkbox', { name: value }).click();
    const show = this.sheet.getByRole('button', { name: /^Ver \d+ hotel/ });
    const said = (await show.textContent()) ?? '';
    await show.click();
    return said;
  }

  async goToPage(page: number): Promise<void> {
    await this.page.getByRole('link', { name: `Página ${page}`, exact: true }).click();
  }

  roomsLink(card: Locator): Locator {
    return card.getByRole('link', { name: /^Ver habitaciones de/ });
  }
}
