import type { Locator, Page } from '@playwright/test';
import { livingFoot } from './footer.ts';

/** The search of cruises and the routes that it finds (mf-cruises). */
export class CruiseListPage {
  readonly page: Page;
  /** A card a route. */
  readonly cards: Locator;
  /** The filters over the list. */
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('article');
    this.sheet = page.getByRole('dialog', { name: 'Filtros' });
  }

  async open(): Promise<void> {
    await this.page.goto('/crucerro');
    await livingFoot(this.page).waitFor();
  }

  /** @param where a sea or a port, as the list offers it */
  async search(where: string): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Buscar cruceros' });
    await form.getByLabel('Destino').selectOption({ label: where });
    await form.getByRole('button', { name: 'Buscar cruceros' }).click();
  }

  heading(name: RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Narrows the list in the sheet, and closes it by the button once that says as many as the value did. @returns how many */
  async narrow(value: RegExp): Promise<number> {
    await this.page.getByRole('button', { name: /^Filtros/ }).click();
    const box = this.sheet.getByRole('checkbox', { name: value });
    const [, said] = /, (\d+) salida/.exec(await box.ariaSnapshot()) ?? [];
    await box.click();
    await this.sheet.getByRole('button', { name: new RegExp(`^Ver ${said} salida`) }).click();
    return Number(said);
  }

  itineraryLink(card: Locator): Locator {
    return card.getByRole('link', { name: /^Ver el itinerario/ });
  }
}
