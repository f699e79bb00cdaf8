import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import type { ActivityInCart } from '@alisio/shared-contracts/activities';
import { cart, checkoutDraft, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { activityBooking, activityFor, activityItem, QUESTIONS } from '../testing/activity.ts';
import { CART_ID } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import { fillBilling, fillContact, payButton, section, texts } from '../testing/checkout-page.ts';
import { orderApi, PAY, SAVES } from '../testing/order-api.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as summary from './summary.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const said = { normalizer: (text: string) => plain(text) ?? '' };

const openAt = (path: string, page: Parameters<typeof renderPage>[0], handlers: ApiHandler[] = []) =>
  renderPage(page, { path, route: path, texts, apiHandlers: [...handlers, ...orderApi(activityBooking())] });

async function openSummary(details: ActivityInCart = activityFor(), handlers: ApiHandler[] = []) {
  cart.set({ id: CART_ID, items: [activityItem(details)] });
  const page = openAt('/activities/booking/summary', summary, handlers);
  await screen.findByRole('heading', { level: 1, name: '¿Quién va?' });
  return page;
}

const ANSWERS = {
  leadFirstName: 'Lucía',
  leadLastName: 'Rivera',
  hotel: 'Casa del Aljibe',
  weight1: '64',
  weight2: '27',
  swims: true,
};

function answer(typed: Record<string, string | boolean>) {
  act(() => {
    checkoutDraft.set((draft) => ({ ...draft, particulars: [typed] }));
    document.getElementById('item-1-party-leadLastName')?.focus();
  });
}

test('an activity is told beside the form: when, where it begins, who goes at which price, and until when it is free', async () => {
  await openSummary();
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByRole('heading', { name: 'Kayak por los manglares, Cartagena' })).not.toBeNull();
  expect(order.getByText('15:30 – 18:00')).not.toBeNull();
  expect(order.getByText('Muelle de La Boquilla')).not.toBeNull();
  expect(order.getByText('15 minutos antes')).not.toBeNull();
  expect(order.getByText('1 adulto y 1 niño')).not.toBeNull();
  expect(order.getByText(/En grupo pequeño, guía en inglés/)).not.toBeNull();
  const rowOf = (title: string) => plain(order.getByText(title).parentElement?.textContent);
  expect([rowOf('1 adulto'), rowOf('1 niño')]).toEqual(['1 adulto38,00', '1 niño19,00']);
  expect(plain(payButton().textContent)).toBe('Pagar US$ 57,00');
  expect(order.getByText('Cancelas gratis hasta el dom 7 feb, 15:30, hora del lugar.', said)).not.toBeNull();
  expect(order.getByText(/^Llega 15 minutos antes/)).not.toBeNull();
});

test('of a private one there is one price for all of the group', async () => {
  await openSummary(
    activityFor({
      groupAmount: 21_000,
      paxes: activityFor().paxes.map((pax) => ({ ...pax, amount: 0 })),
      cancellationPolicies: [{ amount: 21_000 }],
    }),
  );
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(plain(order.getByText(/^Solo para tu grupo/).parentElement?.textContent)).toBe(
    'Solo para tu grupo, 1 adulto y 1 niño210,00',
  );
  expect(order.getByText(/^No es reembolsable/)).not.toBeNull();
});

test('the operator is answered each question in its own way, and only what it takes is sent', async () => {
  const { user, api, address } = await openSummary(activityFor({ questions: QUESTIONS }));
  playCardFrame();
  fillContact();
  const party = section('Tu grupo');
  expect(party.getAllByLabelText('Peso')).toHaveLength(2);
  expect(party.getByRole('group', { name: 'Persona 2, 8 años' })).not.toBeNull();
  expect(screen.queryByText('Número de pasaporte o documento')).toBeNull();
  answer({ ...ANSWERS, hotel: ' ', weight1: '640', weight2: '27,5', swims: false, diet: 'soup' });
  fillBilling();
  await user.click(payButton());
  for (const wrong of [
    'Responde esta pregunta',
    'Es más de lo que se puede',
    'Escribe un número entero, sin puntos ni comas',
    'Marca la casilla: sin eso no se puede ir',
    'Elige una de las opciones',
  ])
    expect((await party.findAllByText(wrong)).length).toBe(1);
  expect(api.callsTo(PAY)).toEqual([]);
  answer({ ...ANSWERS, diet: 'vegan', left: 'of another' });
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/activities/booking/success'));
  expect(api.callsTo(SAVES.particulars).at(-1)?.body).toMatchObject({
    items: [{ ...ANSWERS, weight1: 64, weight2: 27, diet: 'vegan' }],
  });
  expect(Object.keys(Object(api.callsTo(SAVES.particulars).at(-1)?.body).items[0])).not.toContain('left');
});

test('who finds the session full at the payment is told that nothing was charged, and comes back to other times', async () => {
  const { user, api, address } = await openSummary(activityFor(), [
    problemAnswer('POST', PAY, 'seats-gone'),
    problemAnswer('POST', '/activities/{code}/choose', 'seats-gone'),
  ]);
  playCardFrame();
  fillContact();
  answer(ANSWERS);
  fillBilling();
  await user.click(payButton());
  await screen.findByText('Ya no quedan lugares a esa hora');
  expect(screen.getByText(/^No te cobramos nada/)).not.toBeNull();
  expect(api.callsTo('/activities/co-cartagena-7/choose')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ver otros horarios' }));
  expect(address()).toBe('/activities/co-cartagena-7?date=2027-02-09');
  expect(checkoutDraft.get().particulars[0]).toMatchObject({ leadFirstName: 'Lucía' });
});

test('the confirmation is a ticket in the reader’s language: the number to show, where to be, what was answered', async () => {
  const particulars = { hotel: 'Casa del Aljibe', weight1: 64, weight2: 27, diet: 'vegan', swims: true };
  confirmation.set({ booking: activityBooking(activityFor({ questions: QUESTIONS }), { particulars }) });
  renderPage(confirm, {
    ...{ path: '/activities/booking/success', route: '/activities/booking/success', texts },
    language: 'en',
  });
  await screen.findByRole('heading', { level: 1, name: 'Booked: Kayak through the mangroves.' });
  expect(screen.getByText('AX7-2214')).not.toBeNull();
  const facts = section('Kayak through the mangroves');
  expect(facts.getByText('By the lighthouse, under the blue awning.')).not.toBeNull();
  expect(facts.getByRole('link', { name: 'How to get there' }).getAttribute('href')).toContain('mlat=10.47');
  const told = (question: string) => facts.getByText(question).nextElementSibling?.textContent;
  expect([told('Weight (person 2)'), told('Lunch'), told('All of us can swim')]).toEqual([
    '27 kg',
    'Vegan',
    'Agreed',
  ]);
  expect(facts.getByText('Bring with you: sunscreen and clothes that may get wet.')).not.toBeNull();
});

test('an activity that was given back promises nothing any more', async () => {
  const cancelled = { at: '2027-01-02T12:00:00Z', returned: { amount: 5700, currency: 'USD' }, isBack: true };
  foundBooking.set({ booking: activityBooking(activityFor(), { cancellation: { cancelled } }) });
  openAt('/user/my-journey/booking-detail', bookingDetail);
  await screen.findByRole('heading', { level: 1, name: 'Kayak por los manglares, Cartagena' });
  expect(screen.getByText('Cancelada')).not.toBeNull();
  expect(screen.queryByText(/Cancelas gratis|Lleva contigo|minutos antes/)).toBeNull();
});
