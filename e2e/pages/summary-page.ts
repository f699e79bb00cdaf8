import type { Locator, Page } from '@playwright/test';
import { CardFrame } from './card-frame.ts';

/** One who travels, as a visitor types it. */
export interface Person {
  surname: string;
  secondSurname: string;
  givenNames: string;
  /** ISO date */
  dateOfBirth: string;
  gender: 'Femenino' | 'Masculino';
  /** empty where none is asked for */
  passportNumber: string;
}

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The checkout (mf-booking): contact, travellers, bags, billing, card. */
export class SummaryPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly card: CardFrame;
  readonly order: Locator;
  readonly payButton: Locator;
  /** leads to the provider's page */
  readonly leaveButton: Locator;
  readonly callButton: Locator;
  readonly errors: Locator;
  readonly failedDialog: Locator;
  readonly pending: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: '¿Quién viaja?' });
    this.card = new CardFrame(page);
    this.order = page.getByRole('complementary', { name: 'Tu viaje' });
    this.payButton = page.getByRole('main').getByRole('button', { name: /^Pagar (?:US\$|COP)/ });
    this.leaveButton = page.getByRole('main').getByRole('button', { name: /^Ir a pagar US\$/ });
    this.callButton = page.getByRole('main').getByRole('link', { name: /^Llamar/ });
    this.errors = page.getByRole('alert').filter({ hasText: 'Revisa estos datos para seguir' });
    this.failedDialog = page.getByRole('dialog');
    this.pending = page.getByRole('heading', { level: 1, name: 'Estamos confirmando tu pago' });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  async fillContact({ email, phone }: { email: string; phone: string }): Promise<void> {
    const contact = this.section('Contacto');
    await contact.getByLabel('Correo electrónico').fill(email);
    await contact.getByLabel('Código de país').selectOption({ label: 'Colombia (+57)' });
    await contact.getByLabel('Teléfono', { exact: true }).fill(phone);
  }

  async fillTraveller(number: number, person: Person): Promise<void> {
    const card = this.section(`Viajero ${number}`);
    const [year = '', month = '', day = ''] = person.dateOfBirth.split('-');
    await card.getByLabel('Primer apellido').fill(person.surname);
    await card.getByLabel('Segundo apellido').fill(person.secondSurname);
    await card.getByLabel('Nombres').fill(person.givenNames);
    const birth = card.getByRole('group', { name: 'Fecha de nacimiento' });
    await birth.getByLabel('Día').fill(String(Number(day)));
    await birth.getByLabel('Mes').selectOption({ label: MONTHS[Number(month) - 1] ?? '' });
    await birth.getByLabel('Año').fill(year);
    await card.getByRole('radio', { name: person.gender }).check();
    await card.getByLabel('Nacionalidad').selectOption({ label: 'Colombia' });
    if (person.passportNumber) await card.getByLabel('Número de pasaporte').fill(person.passportNumber);
  }

  /** At whose name a room of a hotel is held; rooms from 1. */
  async fillGuest(room: number, guest: { first: string; last: string }): Promise<void> {
    const guests = this.section('Huéspedes');
    await guests
      .getByLabel('Nombres')
      .nth(room - 1)
      .fill(guest.first);
    await guests
      .getByLabel('Apellidos')
      .nth(room - 1)
      .fill(guest.last);
  }

  /** So many extra bags on a way; the choice says what they cost together. */
  async chooseBags(way: 'Ida' | 'Vuelta', count: number): Promise<void> {
    const bags = this.section('Equipaje').getByRole('group', { name: way });
    await bags.getByRole('radio', { name: new RegExp(`^${count} maletas? extra`) }).check();
  }

  async fillBilling({ name }: { name: string }): Promise<void> {
    const billing = this.section('Facturación');
    await billing.getByLabel('Nombre del titular').fill(name);
    await billing.getByLabel('País').selectOption({ label: 'Colombia' });
    await billing.getByLabel('Código postal').fill('110111');
    await billing.getByLabel('Dirección', { exact: true }).fill('Calle 00 # 00-00, apartamento 3º');
    await billing.getByLabel('Ciudad').fill('Bogotá');
  }

  async pay(): Promise<void> {
    await this.payButton.click();
  }

  /** Chooses to pay otherwise than by card here, and goes to the provider's page. */
  async payElsewhere(): Promise<void> {
    await this.page.getByRole('radio', { name: 'De otra forma, en la página segura' }).check();
    await this.leaveButton.click();
  }

  async dismissFailure(): Promise<void> {
    await this.failedDialog.getByRole('button', { name: 'Volver a intentar' }).click();
  }
}
