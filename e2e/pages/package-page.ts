import type { Locator, Page } from '@playwright/test';

/** One package: its parts and its one total (mf-tours). */
export class PackagePage {
  readonly total: Locator;
  readonly flight: Locator;
  readonly hotel: Locator;

  constructor(page: Page) {
    this.total = page.getByRole('region', { name: 'Un solo total' });
    this.hotel = page.getByRole('region', { name: 'Hotel', exact: true });
    this.flight = page.getByRole('region', { name: 'Vuelo', exact: true });
  }

  /** The table's lines: its head, the flight, the hotel. */
  get rows(): Locator {
    return this.total.getByRole('row');
  }

  get take(): Locator {
    return this.total.getByRole('button', { name: 'Continuar' });
  }
}
