import { type ApiHandler, type RenderedPage, renderPage } from '@alisio/platform/testing';
import { cart, checkoutDraft } from '@alisio/shared-contracts/checkout-stores';
import { FLIGHT, type FlightOffer } from '@alisio/shared-contracts/flights';
import type { Language } from '@alisio/shared-contracts/languages';
import { loadPhonePlans } from '@alisio/shared-ui/phone';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { act, screen, within } from '@testing-library/react';
import { savedParts } from '../features/order-sync/known-saves.ts';
import { bringForms } from '../forms/kept-form.ts';
import * as summary from '../pages/summary.tsx';
import { bookingProducts } from '../products/booking-products.ts';
import { cartProducts } from '../products/cart-products.ts';
import { CART_ID, cartItemFor } from './bookings.ts';
import { type PlayedCardFrame, playCardFrame } from './card-frame.ts';
import { ALONE, type Counts } from './flight-offer.ts';
import { orderApi } from './order-api.ts';
import { texts } from './texts.ts';

export { texts };

export interface Person {
  surname: string;
  secondSurname?: string;
  givenNames: string;
  day: string;
  /** two digits */
  month: string;
  year: string;
  gender: 'Femenino' | 'Masculino';
}

export const LUCIA: Person = {
  surname: 'Rivera',
  secondSurname: 'Soto',
  givenNames: 'Lucía Elena',
  day: '14',
  month: '03',
  year: '1986',
  gender: 'Femenino',
};

beforeAll(broughtWithPage);
afterEach(savedParts.reset);
// As in a tab where a phone was typed and a flight shown before: nothing arrives in the middle of a test.
beforeAll(() =>
  Promise.all([
    loadPhonePlans(),
    bringForms(),
    cartProducts.get(FLIGHT)?.load(),
    bookingProducts.get(FLIGHT)?.load(),
  ]),
);

type Draft = ReturnType<typeof checkoutDraft.get>;

/** A flight is in the cart. */
export const chooseFlight = (counts?: Counts, offer?: FlightOffer): void =>
  cart.set({ id: CART_ID, items: [cartItemFor(counts, offer)] });

/** The checkout as a visitor finds it after choosing a flight for those travellers. */
export function openCheckout(counts: Counts = ALONE, handlers: readonly ApiHandler[] = []): RenderedPage {
  chooseFlight(counts);
  return openPage(handlers);
}

/** The same with everything filled in and a card frame that answers: only Pay is left to press. */
export function openComplete(
  handlers: readonly ApiHandler[] = [],
): RenderedPage & { frame: PlayedCardFrame } {
  const page = openCheckout(ALONE, handlers);
  const frame = playCardFrame();
  fillContact();
  fillTraveller(1, LUCIA);
  fillBilling();
  return { ...page, frame };
}

/** The page with whatever the tab keeps. */
export function openPage(handlers: readonly ApiHandler[] = [], language: Language = 'es'): RenderedPage {
  return renderPage(summary, {
    language,
    path: '/booking/summary',
    route: '/booking/summary',
    texts,
    apiHandlers: [...handlers, ...orderApi()],
  });
}

export const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

/**
 * Puts into the tab's draft what would have been typed, and the focus where the typing would have ended: the page
 * shows it as after a reload. Typing itself, field by field, is for tests about typing.
 */
function asTyped(change: (draft: Draft) => Partial<Draft>, focused: string) {
  act(() => {
    checkoutDraft.set((draft) => ({ ...draft, ...change(draft) }));
    document.getElementById(focused)?.focus();
  });
}

export function fillContact() {
  const contact = { email: 'lucia@ejemplo.test', country: 'CO', phone: '300 000 0000' };
  asTyped(() => ({ contact }), 'contact-phone');
}

export const draftOf = (person: Person, number = 1) => ({
  surname: person.surname,
  secondSurname: person.secondSurname ?? '',
  givenNames: person.givenNames,
  dateOfBirth: `${person.year}-${person.month}-${person.day.padStart(2, '0')}`,
  gender: person.gender === 'Femenino' ? 'female' : 'male',
  nationality: 'CO',
  passportNumber: `AA00000${number}`,
});

export function fillTraveller(number: number, person: Person) {
  const typed = draftOf(person, number);
  asTyped(({ passengers }) => {
    const others = Array.from({ length: Math.max(passengers.length, number) }, (_, i) => passengers[i] ?? {});
    return { passengers: others.map((other, i) => (i === number - 1 ? typed : other)) };
  }, `passenger-${number}-passportNumber`);
}

export function fillBilling() {
  const billing = {
    cardHolderName: 'Lucía Rivera',
    country: 'CO',
    postCode: '110111',
    addressLine1: 'Calle 00 # 00-00',
    city: 'Bogotá',
  };
  asTyped(() => ({ billing }), 'billing-city');
}

export const payButton = () => screen.getByRole('button', { name: /^Pagar US\$/ });
