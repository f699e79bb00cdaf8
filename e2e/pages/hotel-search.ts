import type { Page } from '@playwright/test';

/** The search of hotels, and the list of what it found (mf-hotels). */
export class HotelSearch {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A room more than the one that is there, with a child of an age in the first. */
  async addRoomAndChild(age: number): Promise<void> {
    await this.page.getByRole('button', { name: /^Huéspedes y habitaciones/ }).click();
    const panel = this.page.getByRole('dialog', { name: 'Huéspedes y habitaciones' });
    await panel.getByRole('button', { name: 'Agregar un niño a la habitación 1' }).click();
    await panel
      .getByRole('combobox', { name: /^Edad del niño 1, habitación 1/ })
      .selectOption({ label: `${age} años` });
    await panel.getByRole('button', { name: 'Agregar una habitación' }).click();
    await panel.getByRole('button', { name: 'Listo' }).click();
  }

  /** Only what can be given back. */
  async onlyRefundable(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Solo con cancelación gratis' }).check();
  }

  async search(): Promise<void> {
    await this.page.getByRole('button', { name: 'Buscar', exact: true }).click();
  }

  /** Goes to the rooms of the first hotel that was found. @returns its name */
  async openFirst(): Promise<string> {
    const link = this.page.getByRole('link', { name: /^Ver habitaciones de / }).first();
    const name = (await link.getAttribute('aria-label')) ?? '';
    await link.click();
    return name.replace('Ver habitaciones de ', '');
  }
}
