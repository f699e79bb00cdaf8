import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { type EventPayload, onEvent } from '@alisio/shared-contracts/events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bookedFlightFor, CART_ID, cartItemFor } from '../testing/bookings.ts';
import { playCardFrame } from '../testing/card-frame.ts';
import {
  fillBilling,
  fillContact,
  fillTraveller,
  LUCIA,
  payButton,
  section,
  texts,
} from '../testing/checkout-page.ts';
import { ALONE, flightOfferFor } from '../testing/flight-offer.ts';
import {
  bookedTicket,
  guidesSaid,
  museumBooking,
  museumItem,
  sellingMuseums,
  stock,
  VISIT,
} from '../testing/museum.tsx';
import { orderApi, PAY, SAVES } from '../testing/order-api.ts';
import { stayItem } from '../testing/stay.ts';
import * as bookingDetail from './booking-detail.tsx';
import * as confirm from './confirm.tsx';
import * as myJourney from './my-journey.tsx';
import * as summary from './summary.tsx';

// A ticket to a museum, which only its own file knows.
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

function openAt(path: string, page: Parameters<typeof sellingMuseums>[0], apiHandlers: ApiHandler[] = []) {
  return renderPage(sellingMuseums(page), { path, route: path, texts, apiHandlers });
}

async function openCart(items: Parameters<typeof cart.set>[0], handlers: ApiHandler[] = []) {
  cart.set(items);
  const page = openAt('/booking/summary', summary, [...handlers, ...orderApi(museumBooking())]);
  await screen.findByRole('heading', { level: 1, name: /Tus datos|¿Quién viaja\?/ });
  return page;
}

const ticketInCart = { id: CART_ID, items: [museumItem()] };

function fillTicket(index = 0) {
  act(() => {
    checkoutDraft.set((draft) => {
      const particulars = Array.from({ length: index + 1 }, (_, i) => (i === index ? VISIT : {}));
      return { ...draft, particulars };
    });
    document.getElementById(`item-${index + 1}-ticket-visitorName`)?.focus();
  });
}

beforeEach(() => Object.assign(stock, { left: 1, amount: 1500 }));

test('what any product lets add is in the total at once, and said with the order of its item', async () => {
  const details = { museum: 'Museo del Oro', day: '2027-01-13', entry: '10:30', guides: 2 };
  const { user } = await openCart({ id: CART_ID, items: [museumItem({ details })] });
  const more = section('Audioguías').getByRole('button', { name: 'Una más' });
  await user.click(more);
  await user.click(more);
  // There are no more than two.
  await user.click(more);
  expect(plain(payButton().textContent)).toBe('Pagar US$ 23,00');
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(plain(order.getByText('2 audioguías').parentElement?.textContent)).toBe('2 audioguíasUS$ 8,00');
  await user.click(section('Contacto').getByLabelText('Correo electrónico'));
  await waitFor(() => expect(guidesSaid.at(-1)).toEqual({ orderId: 'order-1', place: 0, quantity: 2 }));
});

test('a ticket to a museum is bought: its own section, one order call, and nobody asked for a passport', async () => {
  const heard: EventPayload<'booking:confirmed'>[] = [];
  const stop = onEvent('booking:confirmed', (payload) => heard.push(payload));
  const { user, api, address } = await openCart(ticketInCart);
  playCardFrame();
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByRole('heading', { name: 'Museo del Oro, Bogotá' })).not.toBeNull();
  expect(order.getByText(/13 de enero.*10:30/)).not.toBeNull();
  expect(plain(order.getByText('Total').parentElement?.textContent)).toBe('TotalUS$ 15,00');
  expect(screen.queryByRole('region', { name: /^Viajero/ })).toBeNull();
  expect(screen.getByText('Tu elección')).not.toBeNull();

  fillContact();
  const visit = section('Visita');
  await user.type(visit.getByLabelText('Nombre de quien entra'), '  Lucía   Rivera ');
  await user.selectOptions(visit.getByLabelText('Idioma de la guía'), 'Inglés');
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect(await visit.findByText('Guardado')).not.toBeNull();
  expect(api.callsTo(SAVES.particulars)).toHaveLength(1);
  fillBilling();
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  stop();

  const [{ product, reference, total }] = [museumItem()];
  expect(api.callsTo(SAVES.cart).map(({ body }) => body)).toEqual([
    expect.objectContaining({ cartId: CART_ID, items: [{ product, reference, total }] }),
  ]);
  expect(api.callsTo(SAVES.particulars).at(-1)?.body).toMatchObject({ orderId: 'order-1', items: [VISIT] });
  expect(api.callsTo(SAVES.order)).toEqual([]);
  expect(api.callsTo(SAVES.passengers)).toEqual([]);
  expect(api.callsTo(SAVES.billing).at(-1)?.body).toMatchObject({ billingInformation: total });
  expect(api.callsTo(PAY)).toHaveLength(1);
  expect(heard).toEqual([{ products: ['museum-ticket'] }]);
  expect(cart.get().items).toEqual([]);
});

const contactExtras = () => section('Contacto').queryAllByRole('button', { expanded: false });

test('who buys a ticket is asked nothing of airlines, whatever was typed for a flight before', async () => {
  const { user, api } = await openCart(ticketInCart);
  expect(contactExtras()).toEqual([]);
  fillContact();
  act(() =>
    checkoutDraft.set((draft) => ({
      ...draft,
      contact: { ...draft.contact, frequentFlyerNumber: 'LM 12345', emergencyContact: 'Ana' },
    })),
  );
  expect(contactExtras()).toEqual([]);
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect(await section('Contacto').findByText('Guardado')).not.toBeNull();
  const { body } = api.callsTo(SAVES.customer).at(-1) ?? {};
  expect(body).toHaveProperty('customerDetails', {
    email: 'lucia@ejemplo.test',
    phone: '+573000000000',
    newsletterSubscribe: false,
  });
});

test('who goes on a guided visit is named, without a passport; beside a flight they are asked what airlines ask', async () => {
  const guided = museumItem({ travelers: { adult: 1, child: 0, infant: 0 } });
  const { user, api, address, unmount } = await openCart({ id: CART_ID, items: [guided] });
  playCardFrame();
  const visitor = section(/^Viajero 1/);
  expect(visitor.queryByText(/pasaporte/i)).toBeNull();
  expect(visitor.queryByLabelText(/pasaporte|nacionalidad|frecuente|comida/i)).toBeNull();
  expect(visitor.queryByRole('group', { name: /pasaporte/i })).toBeNull();
  expect(visitor.queryByRole('button')).toBeNull();
  expect(visitor.getByText('Faltan 4 datos')).not.toBeNull();
  fillContact();
  fillTraveller(1, LUCIA);
  fillTicket();
  fillBilling();
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(api.callsTo(SAVES.passengers).at(-1)?.body).toMatchObject({
    passengers: [
      {
        id: '1',
        type: 'adult',
        firstName: 'Lucía',
        middleName: 'Elena',
        lastName: 'Rivera Soto',
        gender: 'female',
        dateOfBirth: '1986-03-14',
      },
    ],
  });
  expect(JSON.stringify(api.callsTo(SAVES.passengers))).not.toMatch(/passport|nationality/);
  unmount();

  await openCart({ id: CART_ID, items: [guided, cartItemFor()] });
  expect(section(/^Viajero 1/).getByLabelText(/^Número de pasaporte/)).not.toBeNull();
  expect(contactExtras()).toHaveLength(1);
});

test.each([
  [
    'a visit',
    museumItem({ details: { museum: 'Museo del Oro', day: '2027-03-09', entry: '10:30' } }),
    '9 mar',
  ],
  ['a stay', stayItem(), '11 feb'],
])(
  'beside %s that ends later who turns twelve on the way is no child on the flight',
  async (_, other, day) => {
    const flight = cartItemFor({ ...ALONE, CHILD: 1 });
    for (const items of [
      [flight, other],
      [other, flight],
    ]) {
      const { user, unmount } = await openCart({ id: CART_ID, items });
      playCardFrame();
      const child = section(/^Viajero 2/);
      expect(plain(child.getByText(/^De 2 a 11 años el/).textContent)).toContain(day);
      // Twelve on the day after the flight back.
      fillTraveller(2, { ...LUCIA, day: '28', month: '01', year: '2015' });
      await user.click(payButton());
      expect(await screen.findByRole('link', { name: /Un niño tiene de 2 a 11 años/ })).not.toBeNull();
      unmount();
    }
  },
);

test('what is wrong in its section is told in the list of errors, which leads to the field', async () => {
  const { user, api } = await openCart(ticketInCart);
  playCardFrame();
  fillContact();
  fillBilling();
  await user.click(payButton());
  const link = await screen.findByRole('link', { name: 'Visita: Escribe quién entra' });
  expect(screen.getByRole('link', { name: 'Visita: Elige un idioma' })).not.toBeNull();
  await user.click(link);
  expect(document.activeElement).toBe(section('Visita').getByLabelText('Nombre de quien entra'));
  expect(api.callsTo(PAY)).toEqual([]);
});

test('a flight and a ticket are one order, with one total, each with what it asks', async () => {
  const flight = cartItemFor();
  const { user, api, address } = await openCart({ id: CART_ID, items: [flight, museumItem()] });
  playCardFrame();
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getByRole('heading', { name: 'Bogotá a Miami' })).not.toBeNull();
  expect(order.getByRole('heading', { name: 'Museo del Oro, Bogotá' })).not.toBeNull();
  expect(order.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
    'US$ 742,30',
    'US$ 15,00',
  ]);
  expect(plain(order.getByText('Total').parentElement?.textContent)).toBe('TotalUS$ 757,30');
  fillContact();
  fillTraveller(1, LUCIA);
  fillTicket(1);
  fillBilling();
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(api.callsTo(SAVES.cart).at(-1)?.body).toMatchObject({
    items: [{ product: 'flight', reference: 'offer-1' }, { product: 'museum-ticket' }],
  });
  expect(api.callsTo(SAVES.order)).toEqual([]);
  expect(api.callsTo(SAVES.particulars).at(-1)?.body).toMatchObject({ items: [{}, VISIT] });
  expect(api.callsTo(SAVES.passengers).at(-1)?.body).toMatchObject({ passengers: [{ firstName: 'Lucía' }] });
  expect(api.callsTo(SAVES.card).at(-1)?.body).toMatchObject({
    paymentInformation: { amount: 75_730, currency: 'USD' },
  });
});

test('the same ticket twice is two items, each with its own section and its own line of the total', async () => {
  const complaints: unknown[] = [];
  const { error } = console;
  console.error = (...said: unknown[]) => void complaints.push(said);
  await openCart({ id: CART_ID, items: [museumItem(), museumItem()] });
  console.error = error;
  const order = within(screen.getByRole('complementary', { name: 'Tu viaje' }));
  expect(order.getAllByRole('heading', { name: 'Museo del Oro, Bogotá' })).toHaveLength(2);
  expect(plain(order.getByText('Total').parentElement?.textContent)).toBe('TotalUS$ 30,00');
  expect(screen.getAllByRole('region', { name: 'Visita' })).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a dearer ticket is told by its old and new price, and the sold out one in neutral words', async () => {
  stock.amount = 1800;
  const refused = problemAnswer('POST', SAVES.cart, 'price-changed');
  const { user, address } = await openCart(ticketInCart, [refused]);
  fillContact();
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Costaba US\$\s15,00 y ahora cuesta US\$\s18,00/,
  );
  await user.click(screen.getByRole('button', { name: /^Seguir por US\$\s18,00/ }));
  expect(cart.get().items[0]?.total.amount).toBe(1800);

  stock.left = 0;
  await user.type(section('Contacto').getByLabelText('Teléfono'), '1');
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect(await screen.findByText('Esto ya no está disponible')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver otras opciones' }));
  await waitFor(() => expect(address()).toBe('/museos/bogota'));
});

test('of a flight and a ticket, the one that is gone is named: they are bought together or not at all', async () => {
  stock.left = 0;
  const refused = problemAnswer('POST', SAVES.cart, 'seats-gone');
  const validate: ApiHandler = {
    method: 'POST',
    path: '/air/flight-offer/validate',
    body: { data: [flightOfferFor(ALONE)], meta: { expiresAt: '2027-01-01T00:00:00Z' } },
  };
  const { user } = await openCart({ id: CART_ID, items: [cartItemFor(), museumItem()] }, [refused, validate]);
  fillContact();
  await user.click(section('Facturación').getByLabelText('Ciudad'));
  expect(
    await screen.findByText(/^Ya no está disponible: Museo del Oro, Bogotá\. Van juntos/),
  ).not.toBeNull();
  expect(cart.get().items).toHaveLength(2);
});

test('its confirmation says what, when and for whom, without travellers', async () => {
  confirmation.set({ booking: museumBooking() });
  openAt('/booking/confirm', confirm);
  const title = { level: 1, name: 'Reserva lista: Museo del Oro, Bogotá' };
  expect(await screen.findByRole('heading', title)).not.toBeNull();
  const visit = section('Museo del Oro');
  expect(visit.getByText(/13 de enero.*10:30/)).not.toBeNull();
  expect(visit.getByText('Entrada a nombre de Lucía Rivera')).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'Quién viaja' })).toBeNull();
  expect(screen.queryByText('Viajan')).toBeNull();
  expect(screen.getByRole('button', { name: 'Añadir al calendario' })).not.toBeNull();
  const receipt = section('Facturado a');
  expect(plain(receipt.getByText('Museo del Oro, Bogotá').parentElement?.textContent)).toBe(
    'Museo del Oro, BogotáUS$ 15,00',
  );
  expect(screen.queryByText(/aerolínea/)).toBeNull();
});

test('it is found again in my trips, also with a flight beside it', async () => {
  const booking = museumBooking(bookedFlightFor(), bookedTicket());
  const asked = openAt('/user/my-journey', myJourney, [
    { method: 'POST', path: '/user/booking/find', body: booking },
  ]);
  await asked.user.type(screen.getByLabelText('Referencia de la reserva'), '7K2M9XQ4TD');
  await asked.user.type(screen.getByLabelText('Correo electrónico'), 'lucia@ejemplo.test');
  await asked.user.click(screen.getByRole('button', { name: 'Buscar mi reserva' }));
  await waitFor(() => expect(foundBooking.get().booking).toEqual(booking));
  asked.unmount();
  openAt('/user/my-journey/booking-detail', bookingDetail);
  const title = { level: 1, name: 'Bogotá a Miami y Museo del Oro, Bogotá' };
  expect(await screen.findByRole('heading', title)).not.toBeNull();
  expect(section('Ida').getByText('17:35')).not.toBeNull();
  expect(section('Museo del Oro').getByText('Entrada a nombre de Lucía Rivera')).not.toBeNull();
});
