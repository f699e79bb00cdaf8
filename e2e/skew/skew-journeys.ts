import type { HostRelease, RemoteRelease } from '@alisio/platform/sdk/registry';
import type { Page } from '@playwright/test';
import { ContactPage } from '../pages/contact-page.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { MyTripsPage } from '../pages/my-trips-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { bookFirstFound } from '../support/book.ts';
import { daysAhead } from '../support/dates.ts';
import { expect } from '../support/journey.ts';
import { MUSEUM_TICKET, putMuseumTicketIntoCart } from '../support/museum-ticket.ts';
import { EMAIL } from '../support/people.ts';

type Release = HostRelease | RemoteRelease;

export interface SkewJourney {
  name: string;
  /** remotes that it goes through; all of them run in the shell */
  through: readonly string[];
  run(page: Page, days: number): Promise<void>;
}

/** From the search form to the booking found again: every event and store of the flight line is used on the way. */
async function buy(page: Page, days: number): Promise<void> {
  const home = new HomePage(page);
  await home.open();
  await home.oneWay();
  await home.choosePlace('Origen', 'bogota', 'BOG');
  await home.choosePlace('Destino', 'Miami', 'MIA');
  await home.chooseDates(daysAhead(days));
  await home.search();
  const reference = await bookFirstFound(page);
  await new Header(page).goTo('Mis viajes');
  await new MyTripsPage(page).lookUp(reference, EMAIL);
  await expect(page).toHaveURL('/user/my-journey/booking-detail');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bogotá a Miami');
}

async function write(page: Page): Promise<void> {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill(contact.message, { name: 'José Ñuñez', email: EMAIL, phone: '+57 300 123 4567' });
  await contact.text(contact.message).fill('¿Puedo cambiar la fecha de mi vuelo?');
  await contact.send(contact.message);
  await expect(contact.reference()).toBeVisible();
}

/** Shell and remote speak one language, whoever of them is older, and what was typed stays. */
async function changeLanguage(page: Page): Promise<void> {
  const home = new HomePage(page);
  await home.open();
  await home.choosePlace('Destino', 'Miami', 'MIA');
  await new Header(page).switchToEnglish();
  const english = page.getByRole('form', { name: 'Search flights' });
  await expect(english.getByRole('combobox', { name: 'To', exact: true })).toHaveValue(/Miami/);
  await new Header(page).switchToSpanish();
  await expect(home.place('Destino')).toHaveValue(/Miami/);
}

/** A vertical that is newer than the checkout: what it sells is shown by its head, and ends in a call. */
async function meetWhatNobodySells(page: Page): Promise<void> {
  await new HomePage(page).open();
  await putMuseumTicketIntoCart(page);
  const { title, backHref } = MUSEUM_TICKET;
  const summary = new SummaryPage(page);
  await page.goto('/booking/summary');
  const head = summary.section(title);
  await expect(head).toContainText('US$ 15,00');
  await expect(head.getByRole('link')).toHaveAttribute('href', backHref);
  await expect(summary.callButton).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(summary.payButton).toHaveCount(0);
}

export const SKEW_JOURNEYS: readonly SkewJourney[] = [
  { name: 'buys a flight', through: ['mf-flights', 'mf-booking'], run: buy },
  { name: 'unknown product', through: ['mf-booking'], run: meetWhatNobodySells },
  { name: 'writes to us', through: ['mf-content'], run: write },
  { name: 'changes the language', through: ['mf-flights'], run: changeLanguage },
];

/** Addresses of a remote's pages that anybody may open. */
export const addressesOf = (release: Release): string[] =>
  'claims' in release
    ? release.claims
        .filter(({ path, direct }) => !path.includes(':') && direct !== 'home')
        .map(({ path }) => path)
    : [];
