import type { Locator, Page } from '@playwright/test';

/** A hotel with its rooms (mf-hotels). */
export class HotelPage {
  readonly page: Page;
  readonly total: Locator;

  constructor(page: Page) {
    this.page = page;
    this.total = page.getByRole('region', { name: 'Tu estancia' });
  }

  /** The searched room of a number, as its slot says it: done, or chosen for now. */
  slot(number: number): Locator {
    return this.page.getByRole('listitem').filter({ hasText: new RegExp(`^Habitación ${number}, `) });
  }

  /** Ways to buy a room, cheapest first. */
  get plans(): Locator {
    return this.page.getByRole('link', { name: /^Elegir .+, .+, US\$/ });
  }

  /** A type of room, by its name. */
  room(name: string): Locator {
    return this.page.getByRole('heading', { level: 3, name, exact: true });
  }

  /** Takes the first plan. @returns the name of its room */
  async chooseCheapest(): Promise<string> {
    const plan = this.plans.first();
    const [, name] = /^Elegir (.+?), /.exec((await plan.getAttribute('aria-label')) ?? '') ?? [];
    if (name === undefined) throw new Error('The plan does not say of which room it is.');
    await plan.click();
    return name;
  }

  get reserve(): Locator {
    return this.total.getByRole('button', { name: 'Reservar' });
  }
}
