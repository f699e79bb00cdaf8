import { useLocation } from '@alisio/platform/sdk/router';
import { type ApiHandler, asVisitor, problemAnswer, renderPage } from '@alisio/platform/testing';
import { cart, checkoutDraft, confirmation, foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CART_ID } from '../testing/bookings.ts';
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
import {
  BALANCE_REFERENCE,
  balanceBooking,
  balanceFor,
  balanceItem,
  chosenTour,
  depositFor,
  tourBooking,
  tourFor,
  tourItem,
} from '../testing/tour.ts';
import BookingDetail, * as bookingDetail from './booking-detail.tsx';
import Confirm, * as confirm from './confirm.tsx';
import Summary, * as summary from './summary.tsx';

const BALANCE = '/tours/balance';
const TOUR_PAGE = '/turs/peru/cusco-y-valle-sagrado?date=2027-06-12';
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const said = { normalizer: (text: string) => plain(text) ?? '' };
const post = (path: string, body: unknown): ApiHandler => ({ method: 'POST', path, body });

const openAt = (path: string, page: Parameters<typeof renderPage>[0], handlers: ApiHandler[] = []) =>
  renderPage(page, { path, route: path, texts, apiHandlers: [...handlers, ...orderApi(tourBooking())] });

async function openSummary(details = tourFor(), handlers: ApiHandler[] = []) {
  cart.set({ id: CART_ID, items: [tourItem(details)] });
  const page = openAt('/turs/booking/summary', summary, handlers);
  await screen.findByRole('heading', { level: 1, name: '¿Quién viaja?' });
  return page;
}
const order = () => within(screen.getByRole('complementary', { name: 'Tu viaje' }));
const rowOf = (title: string | RegExp) => plain(order().getByText(title).parentElement?.textContent);

const CHILD = { ...LUCIA, surname: 'Soto', givenNames: 'Ana', day: '02', month: '05', year: '2019' };

function fillIn() {
  playCardFrame();
  fillContact();
  fillTraveller(1, LUCIA);
  fillTraveller(2, { ...LUCIA, givenNames: 'Rosa' });
  fillTraveller(3, CHILD);
  fillBilling();
}

test('a tour is told beside the form: days, rooms, what each line costs, whether it leaves, and what is kept from when on', async () => {
  await openSummary();
  expect(order().getByRole('heading', { name: 'Cusco y el Valle Sagrado' })).not.toBeNull();
  expect(order().getByText('12 jun 2027')).not.toBeNull();
  expect(order().getByText('Encuentro: Cusco, 12:00')).not.toBeNull();
  expect(order().getByText('5 días')).not.toBeNull();
  expect(order().getByText('2 adultos y 1 niño')).not.toBeNull();
  expect(order().getByText(/Guía en español e inglés/)).not.toBeNull();
  expect(rowOf('2 adultos, habitación doble')).toBe('2 adultos, habitación doble1.040,00');
  expect(rowOf('1 niño')).toBe('1 niño300,00');
  expect(plain(payButton().textContent)).toBe('Pagar US$ 1.340,00');
  expect(
    order().getByText(/^Sale con al menos 4 personas: se decide el 22 may 2027.*te devolvemos todo/),
  ).not.toBeNull();
  const signs = [
    'Cancelas gratis antes del 13 may 2027, fecha del lugar.',
    'Después se cobran US$ 670,00.',
    'Desde el 29 may 2027 no se devuelve nada.',
  ].map((text) => order().getByText(text, said).parentElement?.querySelector('svg')?.outerHTML);
  // Each has a sign of its own: no green tick stands before what is lost.
  expect(new Set(signs).size).toBe(3);
  // A line to scale, of which the stretches are as long as their days.
  const stretches = [...document.querySelectorAll<HTMLElement>('aside [data-kind]')];
  expect(stretches.map(({ dataset }) => dataset.kind)).toEqual(['free', 'fee', 'none']);
  expect(stretches.slice(1).map((stretch) => getComputedStyle(stretch).flexGrow)).toEqual(['16', '14']);
});

test('of a deposit it is said what is charged now, what later and until when, and that the deposit is lost otherwise', async () => {
  await openSummary(depositFor());
  expect(rowOf('Depósito, 2 adultos y 1 niño')).toBe('Depósito, 2 adultos y 1 niño268,00');
  expect(rowOf('Precio completo')).toBe('Precio completoUS$ 1.340,00');
  expect(rowOf('Total que se cobra ahora')).toBe('Total que se cobra ahoraUS$ 268,00');
  expect(rowOf('El resto, hasta el 28 abr 2027')).toBe('El resto, hasta el 28 abr 2027US$ 1.072,00');
  expect(order().getByText(/^El resto lo pagas en Mis viajes\. Si no lo pagas a tiempo/)).not.toBeNull();
  expect(order().queryByText(/Lo pagas allá/)).toBeNull();
  expect(plain(payButton().textContent)).toBe('Pagar US$ 268,00');
  // Whoever pays the rest has paid all of it by the day on which a part of that is kept.
  expect(order().getByText('Desde el 29 may 2027 no se devuelve nada.')).not.toBeNull();
});

test('everybody who goes is named with a nationality, by the age of the last day; what they ask for goes along', async () => {
  const { user, api, address } = await openSummary();
  expect(section(/^Viajero 3 Niño/).getByText('De 6 a 11 años el 16 jun 2027')).not.toBeNull();
  expect(screen.queryByText('Número de pasaporte o documento')).toBeNull();
  fillIn();
  // Of five, where six are asked for.
  fillTraveller(3, { ...CHILD, year: '2021', month: '07' });
  await user.click(payButton());
  await screen.findAllByText(/^El tour no recibe a menores de esa edad/);
  fillTraveller(3, CHILD);
  act(() => checkoutDraft.set((draft) => ({ ...draft, particulars: [{ requests: ' Sin  gluten ' }] })));
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/turs/booking/success'));
  const sent = Object(api.callsTo(SAVES.passengers).at(-1)?.body).passengers;
  expect(sent).toMatchObject([
    { id: '1', type: 'adult', nationality: 'CO' },
    { id: '2', type: 'adult' },
    { id: '3', type: 'child' },
  ]);
  expect(sent[0]).not.toHaveProperty('passportNumber');
  expect(api.callsTo(SAVES.particulars).at(-1)?.body).toMatchObject({ items: [{ requests: 'Sin gluten' }] });
});

test('who crosses a border is asked until when the passport is valid', async () => {
  const { user, api } = await openSummary(tourFor({ tour: { ...tourFor().tour, crosses: ['BO'] } }));
  expect(order().getByText(/^El tour pasa por Bolivia/)).not.toBeNull();
  fillIn();
  await user.click(payButton());
  expect((await screen.findAllByText(/^Escribe hasta cuándo es válido/)).length).toBeGreaterThan(2);
  expect(api.callsTo(PAY)).toEqual([]);
});

const departures = (left: number): ApiHandler => ({
  method: 'GET',
  path: '/tours/peru/cusco-y-valle-sagrado/departures',
  body: {
    data: [
      {
        key: 'key-now',
        startDate: '2027-06-12',
        endDate: '2027-06-16',
        guides: ['es'],
        group: { least: 4, most: 12 },
        left,
        booked: 12 - left,
        currency: 'USD',
        rooms: [{ kind: 'double', each: 52_000 }],
        going: { state: 'guaranteed' },
        cancellation: [{ keepsPercent: 0 }],
        closesOn: '2027-06-07',
      },
    ],
    meta: { expiresAt: '2099-01-01T00:00:00.000Z' },
  },
});
const CHOOSE = '/tours/peru/cusco-y-valle-sagrado/choose';

test('a departure that filled up is told at the payment, with the way to others; what was typed waits', async () => {
  const { user, address } = await openSummary(tourFor(), [
    problemAnswer('POST', PAY, 'seats-gone'),
    departures(0),
    problemAnswer('POST', CHOOSE, 'seats-gone'),
  ]);
  fillIn();
  await user.click(payButton());
  await screen.findByText('Ya no quedan lugares en esta salida');
  expect(screen.getByText(/^No te cobramos nada/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver otras salidas' }));
  expect(address()).toBe(TOUR_PAGE);
  expect(checkoutDraft.get().passengers[0]?.surname).toBe('Rivera');
});

test('another price is asked about for the same rooms and the same way to pay, and charged once it is agreed to', async () => {
  const dearer = { ...chosenTour(), total: { amount: 140_000, currency: 'USD' }, shares: [140_000] };
  const { user, api } = await openSummary(tourFor(), [
    problemAnswer('POST', PAY, 'price-changed'),
    departures(9),
    post(CHOOSE, dearer),
  ]);
  fillIn();
  await user.click(payButton());
  await screen.findByRole('button', { name: /^Seguir por US\$.1\.400,00$/ });
  expect(api.callsTo(CHOOSE)[0]?.body).toMatchObject({
    key: 'key-now',
    adults: 2,
    childAges: [8],
    rooms: ['double', 'triple'],
    pay: 'all',
  });
});

/** The pages of one tab between which the rest is paid. */
function Site() {
  const { pathname } = useLocation();
  if (pathname === '/turs/booking/summary') return <Summary />;
  if (pathname === '/turs/booking/success') return <Confirm />;
  return <BookingDetail />;
}

test('the rest is paid from the booking: nobody is asked again who goes, and the receipt says that all is paid', async () => {
  foundBooking.set({ booking: tourBooking(depositFor()) });
  const { user, address, api } = renderPage(<Site />, {
    ...{ path: '/user/my-journey/booking-detail', texts },
    apiHandlers: [post(BALANCE, balanceFor()), ...orderApi(balanceBooking())],
  });
  const card = within(await screen.findByRole('region', { name: 'Lo que falta por pagar' }));
  expect(card.getByText('miércoles 28 de abril', { exact: false })).not.toBeNull();
  await user.click(card.getByRole('button', { name: /^Pagar el resto, US\$.1\.072,00$/ }));
  await waitFor(() => expect(address()).toBe('/turs/booking/summary'));
  await screen.findByRole('heading', { level: 1, name: 'Paga el resto de tu tour' });
  expect(rowOf('Ya pagaste')).toBe('Ya pagasteUS$ 268,00');
  expect(screen.queryByRole('region', { name: /^Viajero/ })).toBeNull();
  playCardFrame();
  fillContact();
  fillBilling();
  await user.click(payButton());
  await screen.findByRole('heading', {
    level: 1,
    name: 'Listo: «Cusco y el Valle Sagrado» está pagado por completo.',
  });
  expect(api.callsTo(SAVES.cart)[0]?.body).toMatchObject({
    items: [{ product: 'tour-balance', reference: BALANCE_REFERENCE }],
  });
  expect(api.callsTo(SAVES.passengers)).toEqual([]);
});

test('what was booked is told in what was charged, whatever the visitor’s currency; before that all is told in theirs', async () => {
  asVisitor({ currency: 'COP' });
  confirmation.set({ booking: tourBooking(depositFor()) });
  const { unmount } = openAt('/turs/booking/success', confirm, [post(BALANCE, balanceFor())]);
  await screen.findByRole('region', { name: 'Lo que falta por pagar' });
  expect(screen.getByText(/Después se cobran US\$\s670,00/)).not.toBeNull();
  expect(screen.queryByText(/COP/)).toBeNull();
  unmount();
  await openSummary(depositFor());
  expect(rowOf('El resto, hasta el 28 abr 2027')).toContain('COP 4.288.000');
  act(() => cart.set({ id: CART_ID, items: [balanceItem()] }));
  await screen.findByRole('heading', { level: 1, name: 'Paga el resto de tu tour' });
  expect(rowOf('Precio completo')).toBe('Precio completoCOP 5.360.000');
});

const paidAtTheTop = () => plain(screen.getByText('Total pagado').nextElementSibling?.textContent);

test('what of a tour was paid in all stands at the top: the deposit of the whole price, all of it once the rest was paid', async () => {
  foundBooking.set({ booking: tourBooking(depositFor()) });
  const { unmount } = openAt('/user/my-journey/booking-detail', bookingDetail, [post(BALANCE, balanceFor())]);
  const card = await screen.findByRole('region', { name: 'Lo que falta por pagar' });
  expect(paidAtTheTop()).toBe('US$ 268,00 de US$ 1.340,00');
  // Straight below the head, above all else that is told of it.
  const days = screen.getByRole('region', { name: 'Día por día' });
  const tour = screen.getByRole('region', { name: /^Cusco y el Valle Sagrado/ });
  for (const other of [days, tour])
    expect(card.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  const { api } = openAt('/user/my-journey/booking-detail', bookingDetail, [
    post(BALANCE, balanceFor('paid')),
  ]);
  await screen.findByRole('region', { name: 'Tour pagado por completo' });
  expect(paidAtTheTop()).toBe('US$ 1.340,00 con el resto');
  expect(api.callsTo(BALANCE)).toHaveLength(1);
});

test.each([
  ['paid', 'Tour pagado por completo'],
  ['paying', 'El resto se está pagando'],
  ['over', 'El resto ya no se puede pagar'],
] as const)('a rest that is %s is said to be, and not asked for', async (state, title) => {
  foundBooking.set({ booking: tourBooking(depositFor()) });
  openAt('/user/my-journey/booking-detail', bookingDetail, [post(BALANCE, balanceFor(state))]);
  await screen.findByRole('region', { name: title });
  expect(screen.queryByRole('button', { name: /^Pagar el resto/ })).toBeNull();
});

test('a rest that somebody has paid meanwhile is not charged again', async () => {
  cart.set({ id: CART_ID, items: [balanceItem()] });
  const { user, address } = openAt('/turs/booking/summary', summary, [
    problemAnswer('POST', PAY, 'seats-gone'),
    post(BALANCE, balanceFor('paid')),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Paga el resto de tu tour' });
  playCardFrame();
  fillContact();
  fillBilling();
  await user.click(payButton());
  await screen.findByText('De este tour ya no queda nada por pagar');
  await user.click(screen.getByRole('button', { name: 'Ver mi reserva' }));
  expect(address()).toBe('/user/my-journey/booking-detail');
});

test('the confirmation is a ticket with the days one by one; of one that was called off no day is told', async () => {
  confirmation.set({ booking: tourBooking() });
  const { unmount } = openAt('/turs/booking/success', confirm);
  await screen.findByRole('heading', {
    level: 1,
    name: 'Buen viaje, Lucía: «Cusco y el Valle Sagrado» es tuyo.',
  });
  expect(screen.getByText('TR55-2090')).not.toBeNull();
  expect(screen.getByText('Encuentro: Cusco, 12:00')).not.toBeNull();
  const days = section('Día por día')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(days).toEqual([
    'sábado 12 de junioLlegada a CuscoDuermes en Cusco. Las comidas van por tu cuenta.',
    'miércoles 16 de junioRegresoIncluye desayuno.',
  ]);
  unmount();
  const cancelled = {
    at: '2027-05-22T12:00:00Z',
    returned: { amount: 134_000, currency: 'USD' },
    isBack: true,
    calledOff: { place: 0, why: { es: 'No se reunieron las 4 personas que el tour necesita.' } },
  };
  foundBooking.set({ booking: tourBooking(tourFor(), { cancelled }) });
  openAt('/user/my-journey/booking-detail', bookingDetail);
  const card = within(await screen.findByRole('region', { name: 'Cancelada por quien presta el servicio' }));
  expect(card.getByText(/No se reunieron las 4 personas/)).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'Día por día' })).toBeNull();
  expect(screen.queryByText(/^Sale con/)).toBeNull();
});

test('a tour whose rest was not paid says that, not that whoever gives it called it off', async () => {
  const cancelled = {
    at: '2027-05-22T12:00:00Z',
    returned: { amount: 26_800, currency: 'USD' },
    isBack: true,
    calledOff: {
      place: 0,
      why: { es: 'El resto no se pagó a más tardar el 28 de abril.' },
      title: { es: 'El resto del tour no se pagó y tu reserva se canceló' },
    },
  };
  foundBooking.set({ booking: tourBooking(tourFor(), { cancelled }) });
  openAt('/user/my-journey/booking-detail', bookingDetail);
  const card = within(
    await screen.findByRole('region', { name: 'El resto del tour no se pagó y tu reserva se canceló' }),
  );
  expect(card.getByText(/El resto no se pagó a más tardar/)).not.toBeNull();
  expect(screen.getByText('Se canceló el sábado 22 de mayo.')).not.toBeNull();
  expect(screen.queryByText(/quien presta el servicio/)).toBeNull();
});
