import type { Locator, Page } from '@playwright/test';

/** One thing that a hand does, and what shows that the page has answered it. */
export interface InteractionStep {
  name: string;
  act: (page: Page) => Promise<void>;
  /** there once the page has done all of it: the next step begins after that */
  until: (page: Page) => Locator;
}

const finder = (page: Page) => page.getByRole('form', { name: 'Buscar vuelos' });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Elige tus fechas' });
const travelers = (page: Page) => page.getByRole('dialog', { name: 'Viajeros y cabina' });
const cards = (page: Page) => page.getByRole('article');
const slot = (page: Page, name: RegExp) => finder(page).getByRole('button', { name });
const typeInto = (name: string, letter: string) => async (page: Page) => {
  await finder(page).getByRole('combobox', { name }).press(letter);
};
const titled = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** From the home page to the checkout, as a visitor with a phone goes, in Spanish. Begins on `/`. */
export const INTERACTIONS: readonly InteractionStep[] = [
  { name: 'calendar opens', act: (page) => slot(page, /^Ida/).tap(), until: calendar },
  {
    name: 'next month',
    act: (page) => calendar(page).getByRole('button', { name: 'Mes siguiente' }).tap(),
    until: calendar,
  },
  {
    name: 'a day of the calendar',
    act: (page) => calendar(page).locator('[data-day]:enabled').nth(12).tap(),
    until: calendar,
  },
  {
    name: 'calendar closes',
    act: (page) => calendar(page).getByRole('button', { name: 'Listo' }).tap(),
    until: finder,
  },
  { name: 'travellers open', act: (page) => slot(page, /Viajeros y cabina/).tap(), until: travelers },
  {
    name: 'one adult more',
    act: (page) => travelers(page).getByRole('button', { name: 'Añadir un adulto' }).tap(),
    until: travelers,
  },
  {
    name: 'travellers close',
    act: (page) => travelers(page).getByRole('button', { name: 'Listo' }).tap(),
    until: finder,
  },
  {
    name: 'into the airport box',
    act: (page) => finder(page).getByRole('combobox', { name: 'Origen' }).tap(),
    until: finder,
  },
  ...['b', 'o', 'g'].map((letter) => ({
    name: `typing an airport: ${letter}`,
    act: typeInto('Origen', letter),
    until: (page: Page) => page.getByRole('option').first(),
  })),
  {
    name: 'taking an airport',
    act: (page) => page.getByRole('option', { name: 'BOG' }).first().tap(),
    until: finder,
  },
];

/** Goes on where `INTERACTIONS` ended, once a destination stands in the box. */
export const BOOKING_INTERACTIONS: readonly InteractionStep[] = [
  {
    name: 'search',
    act: (page) => finder(page).getByRole('button', { name: 'Buscar vuelos' }).tap(),
    until: (page) => cards(page).first(),
  },
  {
    name: 'sort',
    act: (page) => page.getByRole('button', { name: /^Más rápido/ }).tap(),
    until: (page) => cards(page).first(),
  },
  {
    name: 'choosing the way out',
    act: (page) =>
      cards(page)
        .first()
        .getByRole('button', { name: /^Elegir/ })
        .tap(),
    until: titled('Elige tu vuelta'),
  },
  {
    name: 'choosing the return',
    act: (page) =>
      cards(page)
        .first()
        .getByRole('button', { name: /^Elegir/ })
        .tap(),
    until: titled('¿Quién viaja?'),
  },
  {
    name: 'first tap in the checkout',
    act: (page) => page.getByLabel('Correo electrónico').first().tap(),
    until: titled('¿Quién viaja?'),
  },
  {
    name: 'first letter in the checkout',
    act: (page) => page.getByLabel('Correo electrónico').first().press('a'),
    until: titled('¿Quién viaja?'),
  },
];
