import type { Locator, Page } from '@playwright/test';

/** The map beside the hotels that were found (mf-hotels): prices at their places. */
export class HotelMap {
  readonly page: Page;
  readonly map: Locator;

  constructor(page: Page) {
    this.page = page;
    this.map = page.getByRole('region', { name: 'Mapa de los hoteles' });
  }

  get bubbles(): Locator {
    return this.map.getByRole('list').getByRole('button');
  }

  /** What has the focus, as it is read out. */
  focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  }

  /** By keyboard alone: from the map to its prices, closer where several share a place, until one hotel has the focus. */
  async comeToAHotel(): Promise<string> {
    await this.bubbles.first().waitFor();
    await this.map.locator('canvas').focus();
    await this.page.keyboard.press('Tab');
    for (let closer = 0; closer < 12; closer++) {
      const name = await this.focused();
      if (!/ hoteles aquí/.test(name)) return name;
      const before = await this.bubbles.count();
      await this.page.keyboard.press('Enter');
      // Closer, its hotels have places of their own, or share fewer.
      await this.page.waitForFunction(
        ([was, many]) =>
          document.activeElement?.getAttribute('aria-label') !== was ||
          document.querySelectorAll('section ul > li > button[data-id]').length !== many,
        [name, before] as const,
      );
    }
    throw new Error('No single hotel was reached.');
  }
}
