import { type ApiHandler, problemAnswer, renderPage } from '@alisio/platform/testing';
import { type CartItem, cart, checkoutDraft, confirmation } from '@alisio/shared-contracts/checkout-stores';
import { packageCartItems } from '@alisio/shared-contracts/packages';
import { screen, waitFor, within } from '@testing-library/react';
import { activityBooking, activityFor, activityItem, chosenActivity } from '../testing/activity.ts';
import { bookedFlightFor, CART_ID, cartItemFor, confirmedBookingFor } from '../testing/bookings.ts';
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
import { orderApi, PAY, SAVES } from '../testing/order-api.ts';
import { chosenStay, NO_REFUND, ROOM, roomFor, stayBooking, stayFor } from '../testing/stay.ts';
import * as confirm from './confirm.tsx';
import * as summary from './summary.tsx';

// A flight, a stay and an activity in one order: a package of the first two, and what was added to it.
const PACKAGE_PAGE = '/paquetes/detalle?hotel=mx-cancun-1&flight=offer-1';
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const said = { normalizer: (text: string) => plain(text) ?? '' };

const at = { lat: 25.79, lon: -80.29 };
const days = { startDate: '2027-02-08', endDate: '2027-02-11' };
const soldWith = (product: string) => ({ product, ...days, at, people: 1 });
const alone = { adult: 1, child: 0, infant: 0 };
const stay = stayFor([roomFor(1, 1)]);
const flight = cartItemFor();

/** The stay costs 20.00 less than alone, the flight 5.00. */
function packageItems(details = stay): CartItem[] {
  const slept = chosenStay(details);
  return packageCartItems(
    {
      data: [
        {
          ...flight,
          apart: flight.total.amount + 500,
          details: { ...Object(flight.details), soldWith: soldWith('hotel') },
          expiresAt: slept.expiresAt,
        },
        {
          ...slept,
          product: 'hotel',
          travelers: alone,
          apart: slept.total.amount + ROOM.atHotel + 2000,
          details: { ...details, soldWith: soldWith('flight') },
        },
      ],
    },
    PACKAGE_PAGE,
  );
}

const ACTIVITY = activityFor({
  paxes: [{ paxType: 'ADULT', age: 30, amount: 3800 }],
  cancellationPolicies: [{ dateFrom: '2027-02-07T15:30:00', amount: 3800 }],
});
const booking = {
  ...confirmedBookingFor(),
  items: [bookedFlightFor(), ...stayBooking(undefined, stay).items, ...activityBooking(ACTIVITY).items],
};

const openAt = (path: string, page: Parameters<typeof renderPage>[0], handlers: ApiHandler[] = []) =>
  renderPage(page, { path, route: path, texts, apiHandlers: [...handlers, ...orderApi(booking)] });

async function openSummary(items: CartItem[], handlers: ApiHandler[] = []) {
  cart.set({ id: CART_ID, items });
  const page = openAt('/booking/summary', summary, handlers);
  await screen.findByRole('heading', { level: 1, name: 'Tus datos' });
  return page;
}
const order = () => within(screen.getByRole('complementary', { name: 'Tu viaje' }));
const threeParts = () => [...packageItems(), activityItem(ACTIVITY)];
const total = () => threeParts().reduce((sum, item) => sum + item.total.amount, 0);

function fillIn() {
  playCardFrame();
  fillContact();
  fillTraveller(1, LUCIA);
  fillBilling();
}

test('its parts are one list with one total, what is saved, and how the whole and each of it is called off', async () => {
  await openSummary(threeParts());
  const parts = order()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(parts.slice(0, 3)).toEqual([
    'Bogotá a Miami',
    'Hotel Almerún, Cancún',
    'Kayak por los manglares, Cartagena',
  ]);
  expect(await order().findByText(/^Juntos cuestan US\$ 25,00 menos que por separado/, said)).not.toBeNull();
  const rules = plain(screen.getByText(/^Al pagar aceptas/).parentElement?.textContent);
  expect(rules).toMatch(
    /Todo se cancela junto, y solo por teléfono\..*Bogotá a Miami: No es reembolsable\..*Hotel Almerún, Cancún: Cancelas gratis hasta.*Kayak por los manglares, Cartagena: Cancelas gratis hasta/,
  );
  expect(plain(payButton().textContent)).toContain((total() / 100).toFixed(2).replace('.', ',').slice(-6));
});

test('what was bought apart saves nothing, and nothing is said of it', async () => {
  await openSummary([cartItemFor(), activityItem(ACTIVITY)]);
  await order().findByText(/^Todo se cancela junto/);
  expect(order().queryByText(/^Juntos cuestan/)).toBeNull();
});

test('who flies is typed once: the room and the activity are held at that name until another one is typed', async () => {
  const { user, api, address } = await openSummary(threeParts());
  fillIn();
  const guests = section('Huéspedes');
  await waitFor(() => expect(guests.getByLabelText('Nombres')).toHaveProperty('value', 'Lucía Elena'));
  expect(section('Tu grupo').getByLabelText('Apellidos')).toHaveProperty('value', 'Rivera Soto');
  await user.clear(guests.getByLabelText('Nombres'));
  await user.type(guests.getByLabelText('Nombres'), 'Rosa');
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/booking/confirm'));
  expect(api.callsTo(SAVES.particulars).at(-1)?.body).toMatchObject({
    items: [
      {},
      { guest1FirstName: 'Rosa', guest1LastName: 'Rivera Soto' },
      { leadFirstName: 'Lucía Elena', leadLastName: 'Rivera Soto' },
    ],
  });
  expect(api.callsTo(PAY)).toHaveLength(1);
});

const VALIDATE = '/air/flight-offer/validate';
const CHOOSE = '/hotels/mx-cancun-1/choose';
const flightStands: ApiHandler = {
  method: 'POST',
  path: VALIDATE,
  body: { data: [Object(flight.details).offer] },
};
const activityStands: ApiHandler = {
  method: 'POST',
  path: '/activities/co-cartagena-7/choose',
  body: chosenActivity(ACTIVITY),
};

test('the part that sold out while it was paid is named, nothing is charged, and the package is chosen anew with what was typed', async () => {
  const { user, api, address } = await openSummary(threeParts(), [
    problemAnswer('POST', PAY, 'seats-gone'),
    flightStands,
    activityStands,
    problemAnswer('POST', CHOOSE, 'seats-gone'),
  ]);
  fillIn();
  await user.click(payButton());
  const notice = await screen.findByText(/^Ya no está disponible: Hotel Almerún, Cancún\./);
  expect(notice.textContent).toContain('no se cobró nada');
  expect(api.callsTo(PAY)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ver otras opciones' }));
  expect(address()).toBe(PACKAGE_PAGE);
  // Of the rest nothing is lost: another cart finds it.
  expect(checkoutDraft.get()).toMatchObject({
    contact: { email: 'lucia@ejemplo.test' },
    passengers: [{ surname: 'Rivera' }],
  });
});

test('a part that stands by itself is changed where it was chosen', async () => {
  const { user, address } = await openSummary(threeParts(), [
    problemAnswer('POST', PAY, 'seats-gone'),
    flightStands,
    { method: 'POST', path: CHOOSE, body: { ...chosenStay(stay), expiresAt: '2099-01-01T00:00:00.000Z' } },
    problemAnswer('POST', '/activities/co-cartagena-7/choose', 'seats-gone'),
  ]);
  fillIn();
  await user.click(payButton());
  await screen.findByText(/^Ya no está disponible: Kayak por los manglares/);
  await user.click(screen.getByRole('button', { name: 'Ver otras opciones' }));
  expect(address()).toBe('/activities/co-cartagena-7?date=2027-02-09');
});

test('at another price nothing is said to be saved that was not compared', async () => {
  const dearer = chosenStay(stayFor([{ ...roomFor(1, 1, [], NO_REFUND) }]));
  const { user } = await openSummary(packageItems(), [
    problemAnswer('POST', PAY, 'price-changed'),
    flightStands,
    {
      method: 'POST',
      path: CHOOSE,
      body: { ...dearer, total: { amount: 13_000, currency: 'USD' }, shares: [13_000] },
    },
  ]);
  expect(await order().findByText(/^Juntos cuestan US\$ 25,00/, said)).not.toBeNull();
  fillIn();
  await user.click(payButton());
  await user.click(await screen.findByRole('button', { name: /^Seguir por/ }));
  expect(await order().findByText(/^Juntos cuestan US\$ 5,00/, said)).not.toBeNull();
});

test('one confirmation has all of it: each part with its number, one reference, one file for the calendar', async () => {
  confirmation.set({ booking });
  openAt('/booking/confirm', confirm);
  await screen.findByRole('heading', {
    level: 1,
    name: /^Reserva lista: .*Bogotá a Miami, Hotel Almerún, Cancún y Kayak por los manglares, Cartagena/,
  });
  expect(screen.getAllByText('7K2M9XQ4').length + screen.getAllByText('AX7-2214').length).toBeGreaterThan(1);
  expect(screen.getByText(/Calle del Faro 00/)).not.toBeNull();
  expect(screen.getByText('Junto al faro, bajo el toldo azul.')).not.toBeNull();
  expect(screen.getAllByRole('button', { name: 'Añadir al calendario' })).toHaveLength(1);
});
