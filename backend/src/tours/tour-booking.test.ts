import {
  cancelBooking,
  createPassenger,
  findBooking,
  getBookingDocument,
  getTourBalance,
  sendBookingAgain,
  setOrder,
} from '@alisio/shared-contracts/endpoints';
import type { Language } from '@alisio/shared-contracts/languages';
import type { OrderItem } from '@alisio/shared-contracts/orders';
import { bookedTour, TOUR, TOUR_BALANCE, type TourDeparture } from '@alisio/shared-contracts/tours';
import { z } from '@alisio/shared-contracts/zod';
import { cartOf, mixedOrders } from '../../testing/mixed-orders.ts';
import { startTourDesk, travellers, type WantedTour } from '../../testing/tour-desk.ts';
import { customerDetails } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { orderMails, reconcilePayments } from '../orders/index.ts';
import { readSite } from '../site/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let desk: Awaited<ReturnType<typeof startTourDesk>>;
beforeAll(async () => {
  desk = await startTourDesk();
}, 60_000);
afterAll(() => desk.api.close());

const nowOf = () => desk.api.orderDeps.clock().getTime();
const dayIn = (days: number) => new Date(nowOf() + days * DAY).toISOString().slice(0, 10);
const reconcile = () => reconcilePayments(desk.api.orderDeps, MINUTE);
/** Departures of the tests before, which have sold places of theirs. */
const used = new Set<string>();
/** A deposit is enough, and places are left. */
const farAhead = ({ startDate, deposit, left }: TourDeparture) =>
  deposit !== undefined && left >= 6 && !used.has(startDate);
const FAMILY = { childAges: [8], rooms: ['triple' as const] };

async function booked(wanted: WantedTour) {
  const order = await desk.readyToPay(wanted);
  const { answer, problem } = await order.visitor.pay(order.transactionId);
  if (answer?.status !== 'confirmed') throw new Error(`not confirmed: ${JSON.stringify(problem)}`);
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  const details = z.parse(bookedTour, answer.booking.items[0]?.details);
  used.add(details.startDate);
  return { ...order, booking: answer.booking, key, details, reference: details.balanceReference ?? '' };
}

async function delivered(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { db, products, clock, log } = desk.api.orderDeps;
  const send = async (_id: string, mail: Mail) => void sent.push(mail);
  const writers = orderMails({ db, products, siteUrl: undefined, site: readSite(undefined) });
  await sendDueMails({ db, clock, log, port: { send }, writers });
  return sent;
}
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

type Booked = Awaited<ReturnType<typeof booked>>;
const balanceOf = ({ visitor, reference }: Booked) => visitor.call(getTourBalance, { reference });
const cancelledOf = async ({ visitor, key }: Pick<Booked, 'visitor' | 'key'>) =>
  (await visitor.call(findBooking, key)).items[0]?.cancellation?.cancelled;

/** What is left to pay, ordered by itself and ready for its charge. */
async function balanceToPay(tour: Booked) {
  const { total, reference } = await balanceOf(tour);
  const order = await desk.ordered([{ product: TOUR_BALANCE, reference, total }]);
  await order.fillIn();
  return { ...order, total, transactionId: await order.card() };
}
async function balancePaid(tour: Booked) {
  const order = await balanceToPay(tour);
  const { answer } = await order.visitor.pay(order.transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  return { ...order, booking: answer.booking, key };
}

test('a family of three pays a deposit, and the rest by an order of its own, once', async () => {
  const tour = await booked({ fits: farAhead, ...FAMILY, pay: 'deposit' });
  const { whole, rest, startDate } = tour.details;
  expect(tour.booking.totalAmountPaid.amount + (rest?.amount.amount ?? 0)).toBe(whole.amount);
  expect(await desk.soldOf(startDate)).toBe(3);
  expect((await balanceOf(tour)).state).toBe('due');
  const mail = plain((await delivered())[0]?.text);
  expect(mail).toContain(`Reserva con el organizador: ${tour.details.confirmationNumber}`);
  expect(mail).toContain('Si el resto no está pagado el');
  expect(mail).toMatch(/Cancelas gratis hasta el \S+, \d+ de \S+ de \d{4}/);
  expect(mail).toMatch(/Resto, se paga aparte a más tardar el [^\n]+ US\$ [\d.,]+/);

  const balance = await balancePaid(tour);
  expect(balance.total).toEqual(rest?.amount);
  expect(balance.booking.passenger).toEqual([]);
  expect((await balanceOf(tour)).state).toBe('paid');
  expect(await desk.soldOf(startDate)).toBe(3);
  const receipt = plain((await delivered())[0]?.text);
  expect(receipt).toContain('Ya pagado con la reserva');
  await tour.visitor.call(sendBookingAgain, tour.key);
  const paid = plain((await delivered())[0]?.text);
  expect(paid).toContain(`Reserva con el organizador: ${tour.details.confirmationNumber}`);
  expect(paid).toMatch(/Resto, pagado aparte[^\n]* US\$ [\d.,]+/);
  expect(paid).not.toContain('Si el resto no está pagado');
  const again = await desk.api.orderDeps.products.get(TOUR_BALANCE)?.price(tour.reference);
  expect(again).toBeUndefined();
});

test('of two who pay the rest at the same time one does, and the other is charged nothing', async () => {
  const tour = await booked({ fits: farAhead, pay: 'deposit' });
  const orders = [await balanceToPay(tour), await balanceToPay(tour)];
  const charges = desk.api.payments.approvedCharges();
  const answers = await Promise.all(orders.map((order) => order.visitor.pay(order.transactionId)));
  expect(answers.filter(({ answer }) => answer?.status === 'confirmed')).toHaveLength(1);
  expect(desk.api.payments.approvedCharges() - charges).toBe(1);
});

test('a rest, and a tour that leaves one, stand in an order alone: with them comes back what stood beside', async () => {
  const tour = await booked({ fits: farAhead, pay: 'deposit' });
  const { total, reference } = await balanceOf(tour);
  const rest = { product: TOUR_BALANCE, reference, total };
  const itemOf = async (pay: 'deposit' | 'all') => {
    const chosen = await desk.chosen({ fits: farAhead, pay });
    return { product: TOUR, reference: chosen.reference, total: chosen.total };
  };
  const ticket = await mixedOrders(() => desk.api).ticketOn('2027-08-01');
  const refusalOf = async (items: OrderItem[]) => {
    const { problem } = await tour.visitor.ask(setOrder, cartOf(items));
    return problem?.errors?.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await refusalOf([ticket, rest])).toEqual(['items.1.reference only-alone']);
  expect(await refusalOf([await itemOf('deposit'), ticket])).toEqual(['items.0.reference only-alone']);
  expect(await refusalOf([await itemOf('all'), ticket])).toBeUndefined();
});

test('a rest counts as what can be given back for nothing, as long as its tour can', async () => {
  const tour = await booked({ fits: farAhead, pay: 'deposit' });
  const { transactionId } = await balancePaid(tour);
  const { returnable_until: until } = await desk.api.database.db
    .selectFrom('payment_transaction')
    .select('returnable_until')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  expect(until && new Date(until).toISOString()).toBe(tour.booking.items[0]?.cancellation?.freeUntil);
});

test('a rest that is not paid by its day lets the places go and gives the deposit back; one that is under way is waited for', async () => {
  const late = await booked({ fits: farAhead, pay: 'deposit' });
  const { rest, startDate } = late.details;
  const paying = await booked({ fits: (one) => one.startDate === startDate, pay: 'deposit' });
  desk.api.wait(Date.parse(`${rest?.dueOn}T12:00:00-05:00`) - nowOf());
  await reconcile();
  expect(await cancelledOf(late)).toBeUndefined();
  const order = await balanceToPay(paying);
  desk.api.payments.next({ kind: 'lost' });
  expect((await order.visitor.pay(order.transactionId)).answer?.status).toBe('pending');
  desk.api.payments.next({ kind: 'approved' });
  await delivered();
  desk.api.wait(DAY);
  await reconcile();
  const off = await cancelledOf(late);
  expect(off).toMatchObject({ returned: late.booking.totalAmountPaid, isBack: true });
  expect(off?.calledOff?.why.es).toMatch(
    /^El resto no se pagó a más tardar el .+\. Se te devuelve el depósito\.$/,
  );
  expect(await cancelledOf(paying)).toBeUndefined();
  expect(await desk.soldOf(startDate)).toBe(2);
  expect([(await balanceOf(late)).state, (await balanceOf(paying)).state]).toEqual(['over', 'paid']);
  const mails = await delivered();
  const subjects = mails.map(({ subject }) => subject);
  const ended = mails.find(({ subject }) => subject.includes('se canceló'));
  expect(ended?.text).toContain('El resto del tour no se pagó y tu reserva se canceló');
  expect(ended?.text).not.toContain('Quien presta el servicio');
  expect(subjects.filter((subject) => subject.includes('se canceló y te devolvemos el dinero'))).toHaveLength(
    1,
  );
});

test('a tour that is cancelled in time gives back deposit and rest, each by the order that paid it', async () => {
  const tour = await booked({ fits: farAhead, pay: 'deposit' });
  const balance = await balancePaid(tour);
  const { startDate } = tour.details;
  expect(tour.booking.items[0]?.cancellation?.freeUntil).toBe(
    new Date(Date.parse(`${startDate}T05:00:00Z`) - 30 * DAY).toISOString(),
  );
  // By itself the rest is not given back.
  expect((await balance.visitor.ask(cancelBooking, balance.key)).problem?.reason).toBe('by-phone');
  await tour.visitor.call(cancelBooking, tour.key);
  expect(await desk.soldOf(startDate)).toBe(0);
  desk.api.wait(11 * MINUTE);
  await reconcile();
  expect(await cancelledOf(balance)).toMatchObject({ returned: balance.total, isBack: true });
  expect(desk.api.payments.refunded()).toEqual(
    expect.arrayContaining([tour.transactionId, balance.transactionId]),
  );
});

test('a group that does not come together is called off on its day, all is given back, and it is sold no longer', async () => {
  const { products } = desk.api.orderDeps;
  const forming = ({ going, booked: others, left, group }: TourDeparture) =>
    going.decidedOn !== undefined && going.decidedOn > dayIn(1) && others + 2 < group.least && left >= 2;
  // Who else comes by that day nobody knows here: of those that are forming, the first that two people do not save.
  for (let departure = (await desk.departures()).find(forming); departure; ) {
    const { startDate, going } = departure;
    const tour = await booked({ fits: (one) => one.startDate === startDate });
    expect(tour.details.going).toEqual(going);
    desk.api.wait(Date.parse(`${going.decidedOn}T06:00:00Z`) - nowOf());
    await reconcile();
    const off = await cancelledOf(tour);
    const after = await desk.departures();
    const listed = after.find((one) => one.startDate === startDate);
    expect(listed === undefined).toBe(off !== undefined);
    if (!off) {
      expect(listed?.going).toEqual({ state: 'guaranteed' });
      departure = after.find(forming);
      continue;
    }
    expect(off).toMatchObject({ returned: tour.details.whole, isBack: true });
    expect(off.calledOff?.why.es).toMatch(
      /^No se reunieron las \d+ personas que necesita el grupo de la salida del /,
    );
    expect(await products.get(TOUR)?.price(tour.tour.reference)).toBeUndefined();
    expect(await desk.soldOf(startDate)).toBe(0);
    return;
  }
  throw new Error('every group came together');
});

test('a tour that was booked in Spanish is told in English to who asks in it', async () => {
  const { tour } = await desk.readyToPay({ fits: farAhead });
  const product = desk.api.orderDeps.products.get(TOUR);
  const item = {
    ...{ product: TOUR, reference: tour.reference, title: tour.title, total: tour.total },
    ...{ details: tour.details, particulars: {}, services: [] },
  };
  const told = (language: Language) => {
    const sections = product?.present(item).sections?.(language, false) ?? [];
    return JSON.stringify(sections);
  };
  const { dates } = tour.details;
  const [first] = dates;
  expect(told('es')).toContain(first?.title);
  expect(told('en')).not.toContain(first?.title);
  expect(told('en')).toContain('Arrival at 2,640 meters');
  expect(product?.title?.(item, 'en')).toBe('Bogotá, salt and Villa de Leyva in five days');
});

test('travellers are asked for their nationality and are as old as was said; the calendar has the days of the tour', async () => {
  const { visitor, orderId, tour } = await desk.readyToPay({ fits: farAhead, ...FAMILY });
  const right = travellers(tour.details, FAMILY.childAges);
  const wrong = async (passengers: object[]) =>
    (await visitor.ask(createPassenger, { orderId, passengers })).problem?.errors?.map(
      ({ path, code }) => `${path} ${code}`,
    );
  const [first, second, child] = right;
  if (!first || !second || !child) throw new Error('three travel');
  const { nationality: _, ...nameless } = first;
  expect(await wrong([nameless, second, child])).toEqual(['passengers.0.nationality required']);
  expect(await wrong([first, second])).toEqual(['passengers count']);
  const baby = { ...child, dateOfBirth: dayIn(-3 * 365) };
  expect(await wrong([first, second, baby])).toEqual(['passengers.2.dateOfBirth too-young']);
  expect(await wrong([first, second, { ...child, type: 'adult' }])).toEqual([
    'passengers.2.type not-as-priced',
  ]);

  const { booking, details } = await booked({ fits: farAhead, ...FAMILY });
  const key = { referenceId: booking.referenceId, email: customerDetails.email };
  const { answer } = await visitor.ask(getBookingDocument, { key, document: 'calendar' });
  const file = Buffer.from(answer?.content ?? '', 'base64').toString();
  expect(file).toContain(`DTSTART;TZID=America/Bogota:${details.startDate.replaceAll('-', '')}T000000`);
  // Lines of a calendar file are folded.
  expect(file.replace(/\r\n /g, '')).toContain(`a las ${details.meetsTime} del primer día`);
  expect(booking.items[0]?.structuredData).toHaveLength(3);
  expect(booking.items[0]?.structuredData?.[0]).toMatchObject({
    '@type': 'EventReservation',
    reservationNumber: details.confirmationNumber,
  });
});
