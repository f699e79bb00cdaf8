import { type ApiHandler, type RenderedPage, renderPage } from '@alisio/platform/testing';
import { cart } from '@alisio/shared-contracts/checkout-stores';
import { act, fireEvent, screen, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as summary from '../pages/summary.tsx';
import { CART_ID, cartItemFor } from './bookings.ts';
import { ALONE, type Counts } from './flight-offer.ts';
import { orderApi } from './order-api.ts';

export const texts = [{ namespace: 'booking', es, en }];

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

/** The checkout as a visitor finds it after choosing a flight for those travellers. */
export function openCheckout(counts: Counts = ALONE, handlers: readonly ApiHandler[] = []): RenderedPage {
  cart.set({ id: CART_ID, item: cartItemFor(counts) });
  return openPage(handlers);
}

/** The page with whatever the tab keeps. */
export function openPage(handlers: readonly ApiHandler[] = []): RenderedPage {
  return renderPage(summary, {
    path: '/booking/summary',
    route: '/booking/summary',
    texts,
    apiHandlers: [...handlers, ...orderApi()],
  });
}

export const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

/** Fills fields in one go, as autofill does; typing key by key is for tests about typing. */
function fill(field: HTMLElement, value: string) {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}

export function fillContact() {
  const contact = section('Contacto');
  fill(contact.getByLabelText('Correo electrónico'), 'lucia@ejemplo.test');
  fill(contact.getByLabelText('Teléfono'), '300 000 0000');
}

export function fillTraveller(number: number, person: Person) {
  const card = section(new RegExp(`^Viajero ${number}`));
  fill(card.getByLabelText('Primer apellido'), person.surname);
  if (person.secondSurname) fill(card.getByLabelText(/^Segundo apellido/), person.secondSurname);
  fill(card.getByLabelText('Nombres'), person.givenNames);
  fill(card.getByLabelText('Día'), person.day);
  fill(card.getByLabelText('Mes'), person.month);
  fill(card.getByLabelText('Año'), person.year);
  fireEvent.click(card.getByLabelText(person.gender));
  fill(card.getByLabelText('Nacionalidad'), 'CO');
  fill(card.getByLabelText(/^Número de pasaporte/), `AA00000${number}`);
}

export function fillBilling() {
  const billing = section('Facturación');
  fill(billing.getByLabelText('Nombre del titular'), 'Lucía Rivera');
  fill(billing.getByLabelText('Código postal'), '110111');
  fill(billing.getByLabelText('Dirección'), 'Calle 00 # 00-00');
  fill(billing.getByLabelText('Ciudad'), 'Bogotá');
}

export const payButton = () => screen.getByRole('button', { name: /^Pagar US\$/ });
