import type { Locator, Page } from '@playwright/test';

/** An activity with its days, hours and people (mf-tours). */
export class ActivityPage {
  readonly page: Page;
  readonly plan: Locator;
  readonly reserve: Locator;

  constructor(page: Page) {
    this.page = page;
    this.plan = page.getByRole('region', { name: 'Tu plan' });
    this.reserve = this.plan.getByRole('button', { name: 'Reservar' });
  }

  /** One of what an activity lets choose: an hour, how one comes to it. */
  choice(name: RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name });
  }
}
