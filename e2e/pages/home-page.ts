import type { Locator, Page } from '@playwright/test';

/** `12/12/2026`, as a Spanish reader types it. */
export const typedDate = (iso: string): string => iso.split('-').reverse().join('/');

/** The search form of the home page (mf-flights), found as a Spanish reader finds it. */
export class HomePage {
  readonly page: Page;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Buscar vuelos' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.form.waitFor();
  }

  place(box: 'Origen' | 'Destino'): Locator {
    return this.form.getByRole('combobox', { name: box });
  }

  /** Types over what stands in the box, letter by letter: what is proposed there may be the very same text. */
  async typePlace(box: 'Origen' | 'Destino', typed: string): Promise<void> {
    await this.place(box).focus();
    await this.place(box).pressSequentially(typed);
  }

  /** Types a text into the box and takes the match with the code. */
  async choosePlace(box: 'Origen' | 'Destino', typed: string, code: string): Promise<void> {
    await this.typePlace(box, typed);
    await this.page.getByRole('option', { name: code }).first().click();
  }

  async oneWay(): Promise<void> {
    await this.form.getByText('Solo ida').click();
  }

  /** Types both dates into the open calendar; a one-way trip has one. */
  async chooseDates(departure: string, back?: string): Promise<void> {
    await this.form.getByRole('button', { name: /^Ida/ }).click();
    const panel = this.page.getByRole('dialog');
    await panel.getByRole('textbox', { name: /^Ida/ }).fill(typedDate(departure));
    if (back) await panel.getByRole('textbox', { name: /^Vuelta/ }).fill(typedDate(back));
    await panel.getByRole('button', { name: 'Listo' }).click();
    await panel.waitFor({ state: 'hidden' });
  }

  /** Presses the steppers from one adult to what is wanted. */
  async chooseTravelers(wanted: { adults: number; children: number; infants: number }): Promise<void> {
    await this.form.getByRole('button', { name: /Viajeros y cabina/ }).click();
    const panel = this.page.getByRole('dialog', { name: 'Viajeros y cabina' });
    const press = async (name: string, times: number) => {
      for (let i = 0; i < times; i++) await panel.getByRole('button', { name }).click();
    };
    await press('Añadir un adulto', wanted.adults - 1);
    await press('Añadir un niño', wanted.children);
    await press('Añadir un bebé', wanted.infants);
    await panel.getByRole('button', { name: 'Listo' }).click();
  }

  /** What the form says now, field by field, in the reader's words. */
  async filledIn(): Promise<(string | null)[]> {
    const boxes = await this.form.getByRole('combobox').all();
    const slots = await this.form.locator('button[aria-haspopup="dialog"]').all();
    return Promise.all([...boxes.map((box) => box.inputValue()), ...slots.map((slot) => slot.textContent())]);
  }

  async search(): Promise<void> {
    await this.form.getByRole('button', { name: 'Buscar vuelos' }).click();
  }
}
