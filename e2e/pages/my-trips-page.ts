import type { Locator, Page } from '@playwright/test';

/** The look-up of a booking by reference and e-mail (mf-booking). */
export class MyTripsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly reference: Locator;
  readonly email: Locator;
  readonly notFound: Locator;
  /** what was booked here before */
  readonly onThisDevice: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Mis viajes' });
    this.reference = main.getByLabel('Referencia de la reserva');
    this.email = main.getByLabel('Correo electrónico');
    this.onThisDevice = main.getByRole('region', { name: 'Tus reservas en este dispositivo' });
    this.notFound = main.getByText('No encontramos esa reserva');
  }

  async open(): Promise<void> {
    await this.page.goto('/user/my-journey');
    await this.heading.waitFor();
  }

  async find(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Buscar mi reserva' }).click();
  }

  async lookUp(reference: string, email: string): Promise<void> {
    await this.reference.fill(reference);
    await this.email.fill(email);
    await this.find();
  }
}
