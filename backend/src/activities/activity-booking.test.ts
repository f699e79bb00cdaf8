import { bookedActivity } from '@alisio/shared-contracts/activities';
import {
  cancelBooking,
  createPassenger,
  getBookingDocument,
  setOrder,
} from '@alisio/shared-contracts/endpoints';
import { z } from '@alisio/shared-contracts/zod';
import { answered } from '../../testing/activity-answers.ts';
import { startActivityDesk, type WantedActivity } from '../../testing/activity-desk.ts';
import { cartOf } from '../../testing/mixed-orders.ts';
import { customerDetails, passengers } from '../../testing/visitor.ts';
import { type Mail, sendDueMails } from '../mail/index.ts';
import { orderMails } from '../orders/index.ts';
import { readSite } from '../site/index.ts';

let desk: Awaited<ReturnType<typeof startActivityDesk>>;
beforeAll(async () => {
  desk = await startActivityDesk();
}, 60_000);
afterAll(() => desk.api.close());

const DAY = 86_400_000;
const dayIn = (days: number) =>
  new Date(desk.api.orderDeps.clock().getTime() + days * DAY).toISOString().slice(0, 10);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Two adults and a child of ten, some two months ahead. */
const family = (wanted: Partial<WantedActivity> = {}): WantedActivity => ({
  party: { adults: 2, childAges: [10] },
  from: dayIn(60),
  to: dayIn(66),
  modality: 'shared',
  ...wanted,
});
const isFree: WantedActivity['fits'] = ({ lead }) => lead.cancellation === 'free-cancellation';

async function booked(wanted: WantedActivity) {
  const order = await desk.readyToPay(wanted);
  const { answer } = await order.visitor.pay(order.transactionId);
  if (answer?.status !== 'confirmed') throw new Error('not confirmed');
  const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
  return { ...order, booking: answer.booking, key };
}

async function delivered(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { db, products, clock, log } = desk.api.orderDeps;
  const send = async (_id: string, mail: Mail) => void sent.push(mail);
  const writers = orderMails({ db, products, siteUrl: undefined, site: readSite(undefined) });
  await sendDueMails({ db, clock, log, port: { send }, writers });
  return sent;
}

test('a family is booked under one name, with what was asked, and told in full by mail', async () => {
  const { booking, activity, particulars } = await booked(family({ start: 'pick-up' }));
  const [item] = booking.items;
  const details = z.parse(bookedActivity, item?.details);
  expect(details.leadParticipant).toBe('Lucía Rivera');
  expect(details.confirmationNumber).toMatch(/^[2-9A-Z]{8}$/);
  expect(booking.totalAmountPaid).toEqual(activity.total);
  expect(booking.passenger).toEqual([]);
  expect(await desk.soldOf(activity)).toBe(3);
  expect(item?.structuredData?.[0]).toMatchObject({
    '@type': 'EventReservation',
    reservationNumber: details.confirmationNumber,
    underName: { name: 'Lucía Rivera' },
    reservationFor: { '@type': 'Event', name: details.said.name.es },
  });
  const text = plain((await delivered()).at(-1)?.text ?? '');
  expect(text).toContain(`Número de reserva de la actividad: ${details.confirmationNumber}`);
  expect(text).toContain(`Te recogen en: ${particulars.pickUpHotel}`);
  expect(text).toContain('A nombre de Lucía Rivera');
  expect(text).toMatch(/2 adultos, US\$ [\d.,]+ cada uno/);
  expect(text.match(/1 menor/g)).toHaveLength(1);
  expect(text).not.toMatch(/\.\.$/m);
  expect(text).not.toContain('{{');
});

test('the calendar has it by the clock of its place', async () => {
  const { visitor, key, activity } = await booked(family());
  const { answer } = await visitor.ask(getBookingDocument, { key, document: 'calendar' });
  const file = Buffer.from(answer?.content ?? '', 'base64').toString();
  const stamp = (at: string) => at.replaceAll(/[-:]/g, '');
  const { startsAt, endsAt } = activity.details;
  expect(file).toContain(`DTSTART;TZID=America/Bogota:${stamp(startsAt)}`);
  expect(file).toContain(`DTEND;TZID=America/Bogota:${stamp(endsAt)}`);
});

test('what is free to cancel says until when; cancelled, its places are on sale again and the money is back', async () => {
  const { booking, visitor, key, activity, transactionId } = await booked(family({ fits: isFree }));
  const [policy] = activity.details.cancellationPolicies;
  // Cartagena is five hours behind UTC all year.
  expect(booking.items[0]?.cancellation).toEqual({
    freeUntil: new Date(`${policy?.dateFrom}-05:00`).toISOString(),
  });
  const sold = await desk.soldOf(activity);
  const { answer } = await visitor.ask(cancelBooking, key);
  expect(answer?.items[0]?.cancellation?.cancelled).toMatchObject({ returned: activity.total, isBack: true });
  expect(desk.api.payments.refunded()).toContain(transactionId);
  expect(await desk.soldOf(activity)).toBe(sold - 3);
});

test('what is kept from the booking on is cancelled by a person', async () => {
  const notFree: WantedActivity['fits'] = ({ lead }) => lead.cancellation === 'non-refundable';
  const { visitor, key, booking, activity } = await booked(family({ fits: notFree }));
  expect(booking.items[0]?.cancellation).toBeUndefined();
  expect((await visitor.ask(cancelBooking, key)).problem?.reason).toBe('by-phone');
  expect(await desk.soldOf(activity)).toBeGreaterThanOrEqual(3);
});

test('a card that is declined holds nothing', async () => {
  const order = await desk.readyToPay(family({ party: { adults: 1, childAges: [] } }));
  const before = await desk.soldOf(order.activity);
  desk.api.payments.next({ kind: 'declined', reason: 'insufficient-funds' });
  const { problem } = await order.visitor.pay(order.transactionId);
  desk.api.payments.next({ kind: 'approved' });
  expect(problem?.type).toBe('/problems/payment-declined');
  expect(await desk.soldOf(order.activity)).toBe(before);
});

test('sold between price and payment, nothing is charged', async () => {
  const order = await desk.readyToPay(family({ modality: 'private' }));
  const { details } = order.activity;
  const { db } = desk.api.database;
  await db
    .insertInto('activity_session_sales')
    .values({
      town_id: details.activity.location.destinations[0]?.code ?? '',
      activity_code: details.activity.code,
      way: details.modality.code,
      starts_at: details.startsAt,
      sold: 1,
      capacity: 1,
    })
    .execute();
  const charges = desk.api.payments.approvedCharges();
  const { problem } = await order.visitor.pay(order.transactionId);
  expect(problem?.type).toBe('/problems/seats-gone');
  expect(desk.api.payments.approvedCharges()).toBe(charges);
  expect(await desk.soldOf(order.activity)).toBe(1);
});

test('an order refuses what is missing of the answers, what does not fit and what nobody asked', async () => {
  const weighs: WantedActivity['fits'] = ({ activityInfo }) =>
    activityInfo.kinds.includes('water') && activityInfo.kinds.includes('adventure');
  const { details, reference, total } = await desk.chosen(family({ fits: weighs, start: 'meeting-point' }));
  const { tell } = await desk.ordered([{ product: 'activity', reference, total }]);
  const right = answered(details);
  expect((await tell(right)).status).toBe(200);
  const numbered = details.questions.find(({ type }) => type === 'number');
  const wrong = async (said: object) => (await tell({ ...right, ...said })).problem?.errors;
  expect(await wrong({ leadLastName: '' })).toContainEqual({
    path: 'items.0.leadLastName',
    code: 'person-name',
  });
  expect(await wrong({ hobby: 'surf' })).toContainEqual({ path: 'items.0.hobby', code: 'not-asked' });
  if (!numbered) throw new Error('what is done on the water asks for a number');
  const name = `${numbered.code}3`;
  expect(await wrong({ [name]: 500 })).toContainEqual({ path: `items.0.${name}`, code: 'too-big' });
  const { [name]: _, ...less } = right;
  expect((await tell(less)).problem?.errors).toContainEqual({ path: `items.0.${name}`, code: 'required' });
});

test('at a price that nobody was told the order says which it is', async () => {
  const { reference, total } = await desk.chosen(family());
  const { visitor } = await desk.ordered([{ product: 'activity', reference, total }]);
  const cheaper = { ...total, amount: total.amount - 100 };
  const { problem } = await visitor.ask(
    setOrder,
    cartOf([{ product: 'activity', reference, total: cheaper }]),
  );
  expect(problem?.type).toBe('/problems/price-changed');
});

test('who pays later has to have paid before it is sold no longer: twelve hours ahead where parties are picked up', async () => {
  const product = desk.api.orderDeps.products.get('activity');
  const hoursAhead = async (wanted: Partial<WantedActivity>) => {
    const { details, reference, title, total } = await desk.chosen(family(wanted));
    const until = product?.bookableUntil?.({ product: 'activity', reference, title, total, details }) ?? 0;
    return (Date.parse(`${details.startsAt}-05:00`) - until) / 3_600_000;
  };
  expect(await hoursAhead({ start: 'pick-up' })).toBe(12);
  expect(await hoursAhead({ fits: ({ activityInfo }) => !activityInfo.starts.includes('pick-up') })).toBe(2);
});

test('beside a flight it is booked with it or not at all', async () => {
  const party = { adults: 2, childAges: [] };
  const activity = await desk.chosen(family({ party, modality: 'private', from: dayIn(80), to: dayIn(86) }));
  const flight = await desk.flightNamed('beside-an-activity');
  const items = [flight, { product: 'activity', reference: activity.reference, total: activity.total }];
  const readyToPay = async () => {
    const order = await desk.ordered(items);
    await order.fillIn();
    await order.visitor.call(createPassenger, { orderId: order.orderId, passengers });
    expect((await order.tell({}, answered(activity.details))).status).toBe(200);
    return { ...order, transactionId: await order.card() };
  };
  const [first, second] = [await readyToPay(), await readyToPay()];
  const { answer } = await first.visitor.pay(first.transactionId);
  expect(answer?.status).toBe('confirmed');
  const seats = await desk.api.inventory.seatsLeft('beside-an-activity');
  const charges = desk.api.payments.approvedCharges();
  // The one guide of that hour is gone: the second party keeps no seat either.
  expect((await second.visitor.pay(second.transactionId)).problem?.type).toBe('/problems/seats-gone');
  expect(await desk.api.inventory.seatsLeft('beside-an-activity')).toBe(seats);
  expect(desk.api.payments.approvedCharges()).toBe(charges);
  expect(await desk.soldOf(activity)).toBe(1);
});
