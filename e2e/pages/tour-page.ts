import type { Locator, Page } from '@playwright/test';

/** A tour with its departures, people and rooms (mf-tours). */
export class TourPage {
  readonly page: Page;
  readonly total: Locator;
  readonly reserve: Locator;

  constructor(page: Page) {
    this.page = page;
    this.total = page.getByRole('region', { name: 'Tu salida' });
    this.reserve = this.total.getByRole('button', { name: 'Reservar' });
  }

  /** A child comes along, so many years old on the last day. */
  async addChild(age: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Agregar un niño' }).click();
    await this.page.getByLabel('Edad del niño 1').selectOption(String(age));
  }

  /** One of what a tour lets choose: a departure, how one sleeps, how one pays. */
  choice(name: RegExp): Locator {
    return this.page.getByRole('main').getByRole('radio', { name });
  }
}
